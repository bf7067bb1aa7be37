import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// It ends what never comes: the default second is too short for a cold lazy screen on a slow or busy machine.
configure({ asyncUtilTimeout: 30_000 });
