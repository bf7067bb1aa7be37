import { createIcon } from './create-icon.tsx';

// Apart from the others: the login loads only these two.

const EYE = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z';

export const EyeIcon = /* #__PURE__ */ createIcon(`${EYE}M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z`, EYE);
export const EyeOffIcon = /* #__PURE__ */ createIcon(
  'M4 4l16 16M9.9 5.8A9.7 9.7 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.3 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9.6 9.6 0 0 0 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
