"""The installed program, tried from outside: a clean Debian, a window manager, a mouse and a keyboard."""
