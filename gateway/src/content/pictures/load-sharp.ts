/** The library that decodes pictures, loaded with the first one: a start and most tests decode none. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Only these four are ever unpacked, whatever a file claims to be.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((loader) => `VipsForeignLoad${loader}`),
  })
  sharp.cache(false)
  return sharp
}
