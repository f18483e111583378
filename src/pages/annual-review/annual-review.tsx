import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShareSheet } from '@/blocks/share-sheet/share-sheet'
import type { GetAnnualReviewOutput, ReviewPage } from '@/contracts/annual-review/get-annual-review'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { useShare } from '@/shell/use-share'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import styles from './annual-review.module.scss'
import { AnnualReviewModel } from './annual-review-model'
import { annualReviewText } from './text'

const HERO_COLOR = '#2A1B4E'

/** The shows of a year in slides, with figures of the user's own tickets (TOPIC-004). */
function AnnualReviewPage() {
  const t = useText(annualReviewText)
  const { session } = useApp()
  const { year } = useParams(routes.annualReview)
  const model = useModel((app) => new AnnualReviewModel(app, year))
  useLoad(model, 'shown', 'session', 'tickets')
  const found = model.review.value
  const hasSlides = found !== null && found.pages.length > 0
  useShare(found && hasSlides ? { ...sharedPage(found), title: t('shareTitle', { year: found.year }) } : null)
  return (
    <PageFrame
      isWide
      title={t('title')}
      {...(hasSlides && { headColor: HERO_COLOR })}
      footer={
        hasSlides && (
          <BottomBar>
            <Button id="share-review" isWide onPress={() => model.share(true)}>
              {t('share')}
            </Button>
          </BottomBar>
        )
      }
      overlay={found && model.isSharing && <Sharing review={found} onClose={() => model.share(false)} />}
    >
      {session.isLoggedIn ? (
        <ResourceView resource={model.review} skeleton={<PageSkeleton height={320} />}>
          {(review) => <Slides review={review} />}
        </ResourceView>
      ) : (
        <Visitor />
      )}
    </PageFrame>
  )
}

/** Others who open the link see their own year. */
function sharedPage({ year, shareImageUrl }: GetAnnualReviewOutput) {
  return { imageUrl: shareImageUrl, route: routes.annualReview, params: { year: String(year) } }
}

function Visitor() {
  const t = useText(annualReviewText)
  const { navigation } = useApp()
  return (
    <EmptyState
      icon="user"
      title={t('visitor')}
      hint={t('visitorHint')}
      actionText={t('logIn')}
      onAction={() => void navigation.openLogin()}
    />
  )
}

function Slides({ review }: { review: GetAnnualReviewOutput }) {
  const t = useText(annualReviewText)
  const { navigation } = useApp()
  const { year, pages } = review
  if (pages.length === 0) {
    return (
      <EmptyState
        icon="calendar-days"
        title={t('empty', { year })}
        hint={t('emptyHint')}
        actionText={t('look')}
        onAction={() => void navigation.switchTab(routes.all, {})}
      />
    )
  }
  return (
    <View className={styles.slides}>
      <View className={styles.cover}>
        <Heading className={styles.heading}>{t('heading', { year })}</Heading>
        <View>{t('hint')}</View>
      </View>
      {pages.map((slide) => (
        <Slide key={slide.type} {...slide} />
      ))}
    </View>
  )
}

function Slide({ type, title, value, imageUrl }: ReviewPage) {
  return (
    <View id={`slide-${type}`} className={styles.slide}>
      <Picture className={styles.picture} src={imageUrl} width={300} alt="" />
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <View className={styles.value}>{value}</View>
      </View>
    </View>
  )
}

/** A picture of the year to save and to send. */
const Sharing = observer(function Sharing({ review, onClose }: { review: GetAnnualReviewOutput; onClose(): void }) {
  const t = useText(annualReviewText)
  const { year, pages } = review
  const thing = {
    ...sharedPage(review),
    title: t('shareTitle', { year }),
    color: HERO_COLOR,
    lines: pages.slice(0, 4).map(({ title, value }) => `${title} ${value}`),
  }
  return <ShareSheet thing={thing} poster={{ title: t('share'), hint: t('hint') }} onClose={onClose} />
})

export default page(AnnualReviewPage, routes.annualReview)
