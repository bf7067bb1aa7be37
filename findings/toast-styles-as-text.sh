#!/bin/bash
# notistack 3.0.2 takes its styles from goober, which writes them as text into a style element: a policy without unsafe-inline blocks it.
# Guess: it inserts rules through the style sheet, as Emotion does. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
packages notistack@3.0.2 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat >run.js <<'JS'
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<!doctype html>');
globalThis.window = window;
globalThis.document = window.document;
createRequire(import.meta.url)('notistack');
const { length } = document.head.querySelector('style#_goober')?.textContent ?? '';
console.log(length > 100 ? 'text' : 'no text');
JS
same "$(node run.js)" 'text'
