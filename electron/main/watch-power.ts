import { powerMonitor } from 'electron';
import type { EngineClient } from '../client/engine-client.ts';
import { runsOnBattery, watchPowerSource } from '../client/power-source.ts';

/** Tells the engine when the computer changes between battery and mains power. Electron hears no such event on Linux. */
export function watchPower(engine: Pick<EngineClient, 'call'>): void {
  const tell = (onBattery: boolean): void => {
    void engine.call('setPowerSource', { onBattery });
  };
  watchPowerSource(() => powerMonitor.isOnBatteryPower() || runsOnBattery(), tell);
  powerMonitor.on('on-battery', () => {
    tell(true);
  });
  powerMonitor.on('on-ac', () => {
    tell(false);
  });
}
