'use client';

import { touchQuery } from './touch-query';
import { useMedia } from './use-media';

/** Whether fingers press here, as the variant `touch` of the styles has it; false until the page has taken over. */
export const useTouch = () => useMedia(touchQuery);
