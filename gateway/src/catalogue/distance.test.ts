import { distanceBetween } from './distance'

it('a degree of longitude is half as far at 60° as at the equator, and the short way round counts', () => {
  const at = (lat: number, lng: number) => ({ lat, lng })
  expect(distanceBetween(at(0, 121), at(0, 120))).toBeCloseTo(1)
  expect(distanceBetween(at(60, 121), at(60, 120))).toBeCloseTo(0.5)
  expect(distanceBetween(at(31, 120), at(30, 120))).toBeCloseTo(1)
  expect(distanceBetween(at(0, 179.5), at(0, -179.5))).toBeCloseTo(1)
})
