import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** How long a test waits for a screen on a busy machine, in milliseconds. */
configure({ asyncUtilTimeout: 10_000 });
