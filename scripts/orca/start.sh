#!/bin/bash
# Orca and Chromium on a screen that nobody sees: $1 is a folder for profile and speech, $2 the debugging port.
set -eu
here=$(dirname "$(realpath "$0")")
export HOME=$1 XDG_RUNTIME_DIR=$1/run DISPLAY=:77 LANG=C.UTF-8
mkdir -p "$XDG_RUNTIME_DIR" && chmod 700 "$XDG_RUNTIME_DIR"
Xvfb :77 -screen 0 1280x900x24 &
eval "$(dbus-launch --sh-syntax)"
trap 'kill $(jobs -p) "$DBUS_SESSION_BUS_PID" 2>/dev/null' EXIT
sleep 1
gsettings set org.gnome.desktop.interface toolkit-accessibility true
gsettings set org.gnome.desktop.a11y.applications screen-reader-enabled true
openbox &
/usr/libexec/at-spi-bus-launcher --launch-immediately &
sleep 1
ORCA_SPEECH=$1/speech PYTHONPATH=$here orca --replace &
sleep 4
mkdir -p "$1/profile/Default"
echo '{"credentials_enable_service":false,"translate":{"enabled":false}}' >"$1/profile/Default/Preferences"
chromium --no-sandbox --force-renderer-accessibility --user-data-dir="$1/profile" --no-first-run --disable-gpu \
  --remote-debugging-port="$2" --window-size=1200,850 about:blank &
wait $!
