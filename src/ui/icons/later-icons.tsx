import { createIcon } from './create-icon.tsx';

// Icons of later screens, menus and dialogs.

const HEAD = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z';
const RING = 'M8 15.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8z';
const CUP = 'M7.5 4h9v6a4.5 4.5 0 0 1-9 0z';
const STAR = 'm12 3.8 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z';
const BOX = 'M5.5 11.5h13v7.5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19z';
const DAYS =
  'M4 7.5A1.5 1.5 0 0 1 5.5 6h13A1.5 1.5 0 0 1 20 7.5V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19z';
const CIRCLE = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z';
const SUN = 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z';
const MOON = 'M20 14.3A8.2 8.2 0 0 1 9.7 4a8.2 8.2 0 1 0 10.3 10.3z';
const PLAY = 'M8 5.6v12.8a.9.9 0 0 0 1.4.7l9.6-6.4a.9.9 0 0 0 0-1.4L9.4 4.9a.9.9 0 0 0-1.4.7z';
const SHEETS =
  'M9 9.5A1.5 1.5 0 0 1 10.5 8h8A1.5 1.5 0 0 1 20 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5z';
const PAPER = 'M7.5 14h9v5.5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1z';
const ENVELOPE =
  'M3.5 7.5A1.5 1.5 0 0 1 5 6h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5z';
const CAMERA =
  'M3.5 9A1.5 1.5 0 0 1 5 7.5h2.5L9 5h6l1.5 2.5H19A1.5 1.5 0 0 1 20.5 9v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18z';
const KNOBS =
  'M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8.5 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM15 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z';
const BIN = 'M6 8h12l-.9 11a1.6 1.6 0 0 1-1.6 1.5h-7A1.6 1.6 0 0 1 6.9 19z';
const WARN =
  'M10.7 4.7 3.2 17.8a1.5 1.5 0 0 0 1.3 2.2h15a1.5 1.5 0 0 0 1.3-2.2L13.3 4.7a1.5 1.5 0 0 0-2.6 0z';

export const CloseIcon = /* #__PURE__ */ createIcon('M6 6l12 12M18 6 6 18');
export const AlertIcon = /* #__PURE__ */ createIcon(`${WARN}M12 10v3.5M12 16.7h.01`, WARN);
export const InfoIcon = /* #__PURE__ */ createIcon(`${CIRCLE}M12 11.5v4.5M12 8h.01`, CIRCLE);
export const UserIcon = /* #__PURE__ */ createIcon(
  `${HEAD}M4.5 20.5c.6-3.8 3.6-5.5 7.5-5.5s6.9 1.7 7.5 5.5`,
  HEAD,
);
export const KeyIcon = /* #__PURE__ */ createIcon(`${RING}M12 11.5h8.5v3M16.5 11.5V14`, RING);
export const TrophyIcon = /* #__PURE__ */ createIcon(
  `${CUP}M7.5 5.5H4.8v1.7a3.3 3.3 0 0 0 3.1 3.3M16.5 5.5h2.7v1.7a3.3 3.3 0 0 1-3.1 3.3M12 14.5v3M8.5 20.5a3 3 0 0 1 3-3h1a3 3 0 0 1 3 3z`,
  CUP,
);
export const StarIcon = /* #__PURE__ */ createIcon(STAR, STAR);
export const GiftIcon = /* #__PURE__ */ createIcon(
  `${BOX}M4 8.5h16v3H4zM12 8.5v12M12 8.5C9 8.5 7.5 7.3 7.5 5.7 7.5 3 11.5 3.2 12 8.5c.5-5.3 4.5-5.5 4.5-2.8 0 1.6-1.5 2.8-4.5 2.8`,
  BOX,
);
export const CalendarIcon = /* #__PURE__ */ createIcon(`${DAYS}M4 10.5h16M8 3.5v4M16 3.5v4`, DAYS);
export const ChevronLeftIcon = /* #__PURE__ */ createIcon('m15 5-7 7 7 7');
export const ChevronRightIcon = /* #__PURE__ */ createIcon('m9 5 7 7-7 7');
export const SunIcon = /* #__PURE__ */ createIcon(
  `${SUN}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4`,
  SUN,
);
export const MoonIcon = /* #__PURE__ */ createIcon(MOON, MOON);
/** The system theme: half day, half night. */
export const AutoIcon = /* #__PURE__ */ createIcon(`${CIRCLE}M12 3.5v17`, 'M12 3.5a8.5 8.5 0 0 1 0 17z');
/** Maximum contrast: a half-filled square. */
export const ContrastIcon = /* #__PURE__ */ createIcon(
  `${DAYS}M12 6v14.5M14 9l3.5 3.5M14 13l3.5 3.5`,
  'M12 6h6.5A1.5 1.5 0 0 1 20 7.5V19a1.5 1.5 0 0 1-1.5 1.5H12z',
);
/** A figure with open arms. */
export const PersonIcon = /* #__PURE__ */ createIcon(
  'M12 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4.5 9.2 10 10.5h4l5.5-1.3M10 10.5v4L8 21M14 10.5v4l2 6.5',
  'M12 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const PlayIcon = /* #__PURE__ */ createIcon(PLAY, PLAY);
export const PauseIcon = /* #__PURE__ */ createIcon('M8.5 5.5v13M15.5 5.5v13');
export const CheckIcon = /* #__PURE__ */ createIcon('m5 12.5 4.5 4.5L19 7.5');
export const WifiOffIcon = /* #__PURE__ */ createIcon(
  'M4 4l16 16M2.5 9.5a14 14 0 0 1 4.3-2.7M21.5 9.5a14 14 0 0 0-10.7-3.9M6 13.3a9 9 0 0 1 4-2.3M18 13.3a9 9 0 0 0-2.2-1.6M9.3 16.7a4.3 4.3 0 0 1 5.2 0M12 20h.01',
);
export const DownloadIcon = /* #__PURE__ */ createIcon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.8h14');
export const CopyIcon = /* #__PURE__ */ createIcon(
  `${SHEETS}M5.5 16A1.5 1.5 0 0 1 4 14.5v-9A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5.5`,
  SHEETS,
);
export const PrinterIcon = /* #__PURE__ */ createIcon(
  `${PAPER}M7.5 9V4.5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1V9M7.5 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 19 17h-2.5`,
  PAPER,
);
export const SlidersIcon = /* #__PURE__ */ createIcon(
  `${KNOBS}M4 7h9M17 7h3M4 12h2.5M10.5 12H20M4 17h9M17 17h3`,
  KNOBS,
);
export const LogoutIcon = /* #__PURE__ */ createIcon(
  'M10 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H10M15 8l4 4-4 4M19 12H9.5',
);
export const ExternalIcon = /* #__PURE__ */ createIcon(
  'M14 4.5h5.5V10M19.5 4.5 11 13M18 14v4.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1H10',
);
export const ShareIcon = /* #__PURE__ */ createIcon(
  'M12 15V3.5M8 7l4-3.5L16 7M7.5 10.5H6A1.5 1.5 0 0 0 4.5 12v7A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-7a1.5 1.5 0 0 0-1.5-1.5h-1.5',
);
export const MailIcon = /* #__PURE__ */ createIcon(`${ENVELOPE}M4 7.5l8 5.5 8-5.5`, ENVELOPE);
export const ClockIcon = /* #__PURE__ */ createIcon(`${CIRCLE}M12 7.5V12l3 2`, CIRCLE);
export const SearchIcon = /* #__PURE__ */ createIcon(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20 20',
);
export const CameraIcon = /* #__PURE__ */ createIcon(`${CAMERA}M12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6z`, CAMERA);
export const PlusIcon = /* #__PURE__ */ createIcon('M12 5v14M5 12h14');
export const MinusIcon = /* #__PURE__ */ createIcon('M5 12h14');
export const ArrowRightIcon = /* #__PURE__ */ createIcon('M4.5 12h15M13.5 6l6 6-6 6');
export const TrashIcon = /* #__PURE__ */ createIcon(
  `${BIN}M4.5 8h15M9.5 8V5.5A1.5 1.5 0 0 1 11 4h2a1.5 1.5 0 0 1 1.5 1.5V8M10 12v5M14 12v5`,
  BIN,
);
