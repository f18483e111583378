import { endpoint } from '@/contracts/endpoint'
import { AppError } from '@/lib/app-error'
import { createRequest } from '../request'
import { shopNotOpen } from './shop-not-open'

const call = endpoint<object, unknown>({ path: 'home/pub/v3/x' })

async function refusedWith(errorCode: string | undefined, isOpen: boolean) {
  const events: string[] = []
  const shop = {
    isOpen: true,
    markClosed: (message: string) => void events.push(message),
    load: async () => {
      shop.isOpen = isOpen
      events.push('looked')
    },
  }
  const send = async () => {
    throw new AppError('rejected', 'x', { httpCode: 200, statusCode: 1, errorCode, comments: 'closed today' })
  }
  const request = createRequest(send, [shopNotOpen(shop, () => events.push('→ shop state'))])
  await expect(request(call, {})).rejects.toMatchObject({ details: { errorCode } })
  await new Promise((resolve) => setImmediate(resolve))
  return events
}

describe('a shop that is not open (SHELL-055, SHELL-056)', () => {
  it('refetches its state and shows the reason', async () => {
    expect(await refusedWith('RE030326003101', false)).toEqual(['closed today', 'looked', '→ shop state'])
  })

  it('stays open when it has opened in the meantime', async () => {
    expect(await refusedWith('RE030326003101', true)).toEqual(['closed today', 'looked'])
  })

  it.each(['RE110028217778', undefined])('ignores %p', async (errorCode) => {
    expect(await refusedWith(errorCode, false)).toEqual([])
  })
})
