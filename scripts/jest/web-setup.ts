import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The default second is too short for a cold lazy screen on a busy two-core machine.
configure({ asyncUtilTimeout: 8000 });
