'use client';

import { useMedia } from './use-media';

/** Matches touch devices and phones, which get larger targets. Same as the CSS variant `touch`. */
const touchQuery = '(max-width: 639px), (pointer: coarse)';

/** Whether the CSS variant `touch` applies; false until hydrated. */
export const useTouch = () => useMedia(touchQuery);
