; Inno Setup's recipe for Windows; `iscc /DVersion=1.2.3 packaging\windows\quarto.iss` after `make bundle`.
; Untested: nobody has run it yet.

#ifndef Version
  #error Say which version: /DVersion=1.2.3
#endif

[Setup]
AppId={{6B6C6F0E-6D1A-4C0B-9E0E-2C6F1B7A4D51}
AppName=Quarto Desktop
AppVersion={#Version}
AppPublisher=Quarto Desktop contributors
DefaultDirName={autopf}\Quarto Desktop
DefaultGroupName=Quarto Desktop
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
CloseApplications=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=quarto-desktop-{#Version}-setup
SetupIconFile=..\..\build\quarto.ico
UninstallDisplayIcon={app}\quarto-desktop.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
; Inno Setup 6 brings Chinese only among its unofficial translations: put ChineseSimplified.isl beside this file.
#if FileExists(AddBackslash(SourcePath) + "ChineseSimplified.isl")
Name: "zh"; MessagesFile: "ChineseSimplified.isl"
#endif

[CustomMessages]
en.GameFile=Quarto game
en.DesktopIcon=Put an icon on the desktop
#if FileExists(AddBackslash(SourcePath) + "ChineseSimplified.isl")
zh.GameFile=大同棋对局
zh.DesktopIcon=在桌面上放一个图标
#endif

[Tasks]
Name: "desktopicon"; Description: "{cm:DesktopIcon}"; Flags: unchecked

[InstallDelete]
; An upgrade leaves nothing of the older version behind.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\quarto-desktop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Quarto Desktop"; Filename: "{app}\quarto-desktop.exe"
Name: "{autodesktop}\Quarto Desktop"; Filename: "{app}\quarto-desktop.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.quarto"; ValueType: string; ValueData: "QuartoDesktop.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\QuartoDesktop.Game"; ValueType: string; ValueData: "{cm:GameFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\QuartoDesktop.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\quarto-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\QuartoDesktop.Game\shell\open\command"; ValueType: string; ValueData: """{app}\quarto-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\quarto-desktop.exe"; Description: "{cm:LaunchProgram,Quarto Desktop}"; Flags: nowait postinstall skipifsilent
