import { useEffect, useEffectEvent } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { ReadPlace } from '../../shared/operation-results.ts';
import { policies } from '../api/policies.ts';

/** Opens the place of a link from outside: one that the program was started with, and each that comes later. */
export function useDeepLinks(onPlace: (place: ReadPlace) => void, onFailure: (error: AppError) => void): void {
  const open = useEffectEvent(async () => {
    const link = await policies.takeDeepLink({});
    if (!link.ok || link.value === null) return;
    const place = await policies.readReference(link.value);
    if (place.ok) onPlace(place.value);
    else onFailure(place.error);
  });
  useEffect(() => {
    const stopHearing = policies.onDeepLink(() => void open());
    void open();
    return stopHearing;
  }, []);
}
