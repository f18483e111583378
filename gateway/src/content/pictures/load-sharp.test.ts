jest.mock('sharp', () => {
  throw new Error('sharp was loaded')
})

describe('the library that decodes pictures', () => {
  it('is not loaded by a gateway that starts', async () => {
    await expect(import('../../start-gateway')).resolves.toHaveProperty('startGateway')
  })
})
