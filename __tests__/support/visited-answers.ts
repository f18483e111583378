import type { Envelope } from '@/contracts/envelope'
import { sandbox } from './sandbox-shop'
import type { TestGateway } from './test-gateway'

/** The provider tells the shop that an order is paid; answers its id. */
export async function paid(shop: TestGateway, { orderId }: { orderId: string }): Promise<string> {
  await sandbox(shop, `orders/${orderId}/pay`)
  return orderId
}

/** Answer of a call; throws if the shop refuses. */
export function answered<Data>({ data, comments }: Envelope<Data>): Data {
  if (data === null) throw new Error(`the shop refused: ${comments}`)
  return data
}
