import { latePart } from '@/shell/late-part'

/** The cities are chosen among after a tap: until then nobody waits for their script. */
export const LateCityPicker = latePart(async () => (await import('./city-picker')).CityPicker)
