#!/bin/bash
# An open Modal of @mui/material 9.5.0 hides a live region that stands beside it from screen readers (aria-hidden).
# Guess: it leaves elements with aria-live out. 2026-11-28
. "$(dirname "$(realpath "$0")")/lib/temp.sh"
packages @mui/material@9.5.0 @emotion/react@11.14.0 @emotion/styled@11.14.1 react@19.3.1 react-dom@19.3.1 jsdom@26.1.0
cat >run.js <<'JS'
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<!doctype html><div aria-live="polite">Saved</div><div id="root"></div>', { pretendToBeVisual: true });
const { dispatchEvent, ...names } = Object.getOwnPropertyDescriptors(window);
for (const name of Object.keys(names)) if (!(name in globalThis) && !name.endsWith('Storage')) globalThis[name] = window[name];
const require = createRequire(import.meta.url);
const { createElement: h } = require('react');
const { createRoot } = require('react-dom/client');
const Modal = require('@mui/material/Modal').default;
createRoot(document.querySelector('#root')).render(h(Modal, { open: true }, h('p', { tabIndex: -1 }, 'Sure?')));
setTimeout(() => {
  console.log(document.querySelector('[aria-live]').getAttribute('aria-hidden'));
  process.exit();
}, 500);
JS
same "$(node run.js)" 'true'
