#!/bin/bash
# react-router 7.18.5 holds a build for customers, and its exports lead only to the one for developers (with the warnings' words).
# Guess: a condition of its exports leads there. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
packages react-router@7.18.5
same "$(ls node_modules/react-router/dist | grep -c production) folder, $(grep -c dist/production node_modules/react-router/package.json) lines" '1 folder, 0 lines'
