import { vi } from 'vitest';
import { reset } from './headers';
import { router } from './navigation';

// Files of one worker share modules, the environment, the clock and the window. Each file begins as if it were the first.
reset();
vi.useRealTimers();
globalThis.partnerdeckClockShift = undefined;
vi.unstubAllEnvs();
vi.unstubAllGlobals();
router.push.mockReset();
router.replace.mockReset();
if (typeof window !== 'undefined') {
  // Following a link would load a page, and leave later files with a blank window.
  const { happyDOM } = Object(window);
  happyDOM.settings.navigation.disableMainFrameNavigation = true;
  happyDOM.setURL('http://localhost:3000/');
}
