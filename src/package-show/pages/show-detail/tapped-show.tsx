import { View } from '@tarojs/components'
import { shownCardPrice } from '@/domain/shown-price'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { PageFrame } from '@/shell/page-frame/page-frame'
import type { Preview } from '@/shell/page-preview/contract'
import { PreviewBox } from '@/shell/page-preview/preview-box'
import styles from './show-detail.module.scss'
import { ShowHead } from './show-head'

/** Head of a show from the tapped card, in its place on the phone page (decision 74). */
export const TappedShow: Preview = function TappedShow({ params: { showId = '' } }) {
  const { tappedShow, terminal } = useApp()
  const card = tappedShow.of(showId)
  if (!card || terminal.form === 'desktop') return null
  return (
    <PreviewBox route={routes.showDetail}>
      <PageFrame isWide hasOwnTitle title={card.showName} headColor={card.posterColor} barBackgroundOpacity={0}>
        <View className={styles.page}>
          <ShowHead
            show={card}
            price={shownCardPrice(card)}
            fee={null}
            favorite={null}
            onShare={null}
            onPoster={() => {}}
          />
        </View>
      </PageFrame>
    </PreviewBox>
  )
}
