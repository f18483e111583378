/** Formats a distance: `1.2 km`, `14 km`. */
export function distanceText(km: number): string {
  return km < 10 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`
}
