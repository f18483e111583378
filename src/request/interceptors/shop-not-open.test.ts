import { endpoint } from '@/contracts/endpoint'
import { AppError } from '@/lib/app-error'
import { createRequest } from '../request'
import { shopNotOpen } from './shop-not-open'

const call = endpoint<object, unknown>({ path: 'home/pub/v3/x' })

async function refusedWith(errorCode: string | undefined, isOpen: boolean) {
  const told: string[] = []
  const shop = {
    isOpen: true,
    load: async () => {
      shop.isOpen = isOpen
      told.push('looked')
    },
  }
  const send = async () => {
    throw new AppError('rejected', 'x', { httpCode: 200, statusCode: 1, errorCode, comments: 'closed today' })
  }
  const request = createRequest(send, [shopNotOpen(shop, (message) => told.push(message))])
  await expect(request(call, {})).rejects.toMatchObject({ details: { errorCode } })
  await new Promise((resolve) => setImmediate(resolve))
  return told
}

describe('a shop that is not open (S1 §8)', () => {
  it('is looked at again, and says why', async () => {
    expect(await refusedWith('RE030326003101', false)).toEqual(['looked', 'closed today'])
  })

  it('that has opened meanwhile is left alone', async () => {
    expect(await refusedWith('RE030326003101', true)).toEqual(['looked'])
  })

  it.each(['RE110028217778', undefined])('is not what %p says', async (errorCode) => {
    expect(await refusedWith(errorCode, false)).toEqual([])
  })
})
