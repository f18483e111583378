import { latePart } from '@/shell/late-part'

/** Cities are chosen after a tap: their script is fetched with it. */
export const LateCityPicker = latePart(async () => (await import('./city-picker')).CityPicker)
