"""The least that PySide6 can show, bundled like the game and measured beside it."""

import sys

from PySide6.QtWidgets import QApplication, QLabel

application = QApplication(sys.argv)
window = QLabel("Bare window")
window.setWindowTitle("Bare window")
window.show()
sys.exit(application.exec())
