jest.mock('sharp', () => {
  throw new Error('sharp was loaded')
})

describe('the library that decodes pictures', () => {
  it('stays unloaded while a gateway starts', async () => {
    await expect(import('../../start-gateway')).resolves.toHaveProperty('startGateway')
  })
})
