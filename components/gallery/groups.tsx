import type { ComponentType } from 'react';
import { Buttons } from './buttons';
import { Charts } from './charts';
import { Feedback } from './feedback';
import { Fields } from './fields';
import type { GroupName } from './group-names';
import { Navigation } from './navigation';
import { Overlays } from './overlays';
import { Tables } from './tables';

/** The content of each page of the gallery. */
export const groups: Record<GroupName, ComponentType> = {
  buttons: Buttons,
  fields: Fields,
  feedback: Feedback,
  navigation: Navigation,
  overlays: Overlays,
  tables: Tables,
  charts: Charts,
};
