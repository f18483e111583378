import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ComponentProps } from 'react'
import type { GetShowStaticOutput, ShowBasicInfo } from '@/contracts/show/get-show-static'
import type { ShowCard } from '@/contracts/show/show-card'
import { useText } from '@/i18n/use-text'
import { latePart } from '@/shell/late-part'
import { classNames } from '@/ui/class-names'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { sharedText } from '../../shared/text'
import { BuyPanel } from './buy-panel'
import styles from './show-detail.module.scss'
import type { ShowDetailModel } from './show-detail-model'
import { ShowHead } from './show-head'
import type { ShowMoreModel } from './show-more-model'
import { picturesOf, type ShowPanel } from './show-panel'

const LateShowMore = latePart(
  async () => (await import('./show-more')).ShowMore,
  <SkeletonBlock className={styles.skeleton} />,
)
const LateSessionList = latePart(
  async () => (await import('./session-list')).SessionList,
  <SkeletonBlock className={styles.skeleton} />,
)

interface ShowContentProps {
  model: ShowDetailModel
  more: ShowMoreModel
  buying: ComponentProps<typeof BuyPanel>
  isDesktop: boolean
  head: ShowBasicInfo | ShowCard
  /** Null while only the tapped card is known. */
  show: GetShowStaticOutput | null
  /** Null for a show that cannot be shared. */
  onShare: (() => void) | null
  onBookSession(bizShowSessionId: string): void
  onOpen(panel: ShowPanel): void
}

/** Content of a show page, or its head from the tapped card. */
export const ShowContent = observer(function ShowContent(props: ShowContentProps) {
  const { model, more, buying, isDesktop, head, show, onShare, onBookSession, onOpen } = props
  const t = useText(sharedText)
  return (
    <View className={classNames(styles.page, isDesktop && styles.columns)}>
      <ShowHead
        show={head}
        price={isDesktop ? null : model.price}
        discount={model.sale.value?.discount}
        fee={model.fee}
        favorite={model.favorite}
        onShare={onShare}
        onPoster={() => show && onOpen({ kind: 'pictures', pictures: picturesOf(show.basicInfo, t('pictures.plan')) })}
      />
      {isDesktop && (
        <View className={styles.aside}>
          <View className={styles.bought}>
            <BuyPanel {...buying} />
            {show && model.hasMore && (
              <LateSessionList model={more} show={show.basicInfo} sale={model.sale.value} onBook={onBookSession} />
            )}
          </View>
        </View>
      )}
      {show ? (
        model.hasMore && (
          <View>
            <LateShowMore
              model={more}
              show={show}
              sale={model.sale.value}
              onBook={isDesktop ? undefined : onBookSession}
              onOpen={onOpen}
            />
          </View>
        )
      ) : (
        <SkeletonBlock className={styles.skeleton} />
      )}
    </View>
  )
})
