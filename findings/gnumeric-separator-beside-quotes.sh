#!/bin/bash
# gnumeric 1.12.55: ssconvert splits lines of `;` at their decimal commas, also in a pt_BR locale, and at the `;` once the
# amounts stand in quotes.
# Guess: it takes the separator of the locale, quotes or not. 2026-11-29
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
debian gnumeric gnumeric-common
mkdir "$T/locales"
localedef -i pt_BR -f UTF-8 "$T/locales/pt_BR.UTF-8"
export LOCPATH=$T/locales LC_ALL=pt_BR.UTF-8 LD_LIBRARY_PATH=$T/root/usr/lib:$LD_LIBRARY_PATH
printf 'Loja;Total;Dia\nCentro;92,18;24/11/2026\nCentro;342,26;18/11/2026\n' >plain.csv
sed -E 's/[0-9]+,[0-9]+/"&"/' plain.csv >quoted.csv
cells() {
  ssconvert -I Gnumeric_stf:stf_csvtab -T Gnumeric_XmlIO:sax:0 "$1.csv" "$1.xml" >"$1.log" 2>&1 || { cat "$1.log"; exit 1; }
  echo $(sed -nE 's|.*<gnm:Cell Row="1"[^>]*>(.*)</gnm:Cell>|[\1]|p' "$1.xml" | sed -E 's/(\.[0-9]{2})[0-9]+/\1/')
}
same "plain: $(cells plain) quoted: $(cells quoted)" \
  'plain: [Centro;92] [18;24/11/2026] quoted: [Centro] [92.18] [46350]'
