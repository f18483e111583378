import { Text } from '@tarojs/components'
import type { ShowCard } from '@/contracts/show/show-card'
import { priceOverride } from '@/domain/money'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import styles from './show-price.module.scss'
import { TicketPrice } from './ticket-price'

type PricedShow = Pick<ShowCard, 'customPrice' | 'isFree' | 'minOriginalPriceInfo'>

/** The price of a show in a list: its override first, then free, then its lowest price; nothing where it is hidden. */
export function ShowPrice({ show }: { show: PricedShow }) {
  const t = useText(commonText)
  const override = priceOverride(show.customPrice)
  if (override?.kind === 'hidden') return null
  if (override?.kind === 'undetermined') return <Text className={styles.words}>{t('price.undetermined')}</Text>
  if (override?.kind === 'price') return <TicketPrice className={styles.price} price={override.price} />
  if (show.isFree) return <Text className={styles.words}>{t('price.free')}</Text>
  if (!show.minOriginalPriceInfo) return null
  return <TicketPrice className={styles.price} price={show.minOriginalPriceInfo} />
}
