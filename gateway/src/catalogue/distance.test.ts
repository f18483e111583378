import { distanceBetween } from './distance'

it('measures a degree of longitude at 60° as half of one at the equator, the short way round', () => {
  const at = (lat: number, lng: number) => ({ lat, lng })
  expect(distanceBetween(at(0, 121), at(0, 120))).toBeCloseTo(1)
  expect(distanceBetween(at(60, 121), at(60, 120))).toBeCloseTo(0.5)
  expect(distanceBetween(at(31, 120), at(30, 120))).toBeCloseTo(1)
  expect(distanceBetween(at(0, 179.5), at(0, -179.5))).toBeCloseTo(1)
})
