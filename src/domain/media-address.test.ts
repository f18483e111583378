import { mediaAddress } from './media-address'

it.each(['https://a.example/b.png', 'http://127.0.0.1/x.svg?w=300', '/static/a.svg', 'data:image/png;base64,AA'])(
  '%s may be fetched',
  (address) => {
    expect(mediaAddress(address)).toBe(address)
  },
)

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '/\n/evil.example/a.png',
  'blob:x',
  '',
  null,
  undefined,
  7,
  {},
])('%p may not', (address) => {
  expect(mediaAddress(address)).toBeUndefined()
})
