'use client';

import { touchQuery } from './touch-query';
import { useMedia } from './use-media';

/** Whether the CSS variant `touch` applies; false until hydrated. */
export const useTouch = () => useMedia(touchQuery);
