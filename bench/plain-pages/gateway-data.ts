/** The data of a read of the gateway. */
export async function fetchData<Data>(path: string): Promise<Data> {
  const reply = await fetch(`/gateway/${path}`, { headers: { src: 'M_WEB' } })
  return (await reply.json()).data
}

export interface PriceParts {
  prefix: string
  yuanNum: string
  suffix: string
}

/** `¥380起`; empty if hidden. */
export function priceWords(price: PriceParts | undefined): string {
  return price ? `${price.prefix}${price.yuanNum}${price.suffix}` : ''
}
