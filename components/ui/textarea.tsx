import type { ComponentProps } from 'react';
import { cn } from '@/lib/base/class-names';
import { controlClass } from './control-class';

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={cn(controlClass, 'block py-1.5', className)} />;
}
