import { View } from '@tarojs/components'
import { ShowCards } from '@/blocks/show-card-list/show-cards'
import { getGroupPrefilledInfo } from '@/contracts/show/get-group-prefilled-info'
import { type GetShowGroupOutput, getShowGroup } from '@/contracts/show/get-show-group'
import { isAnyCaptchaOn } from '@/domain/captcha-switch'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useBarBackground } from '@/shell/page-frame/use-bar-background'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { useShare } from '@/shell/use-share'
import { Cell } from '@/ui/cell/cell'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { FactRow } from '../../shared/fact-row'
import styles from '../../shared/place-page.module.scss'
import { HEAD_BAR_HEIGHT } from '../../shows/head-bar'
import { HeadEnd } from '../../shows/head-end'
import { showsText } from '../../shows/text'

/** Number of cards visible when the page opens. */
const FIRST_CARDS = 3

/** Shows of one group, with their places (CAT-004, CAT-005, CAT-027). */
function GroupShowDetailPage() {
  const t = useText(showsText)
  const { showId = '' } = useParams(routes.groupShowDetail)
  const { navigation, clock, session } = useApp()
  const group = useModel(({ request }) => new Resource(() => request(getShowGroup, { showGroupId: showId })))

  const barBackground = useBarBackground(HEAD_BAR_HEIGHT)

  const prepared = useModel(
    ({ request }) => new Resource(() => request(getGroupPrefilledInfo, { showGroupId: showId, needDetails: true })),
  )
  const preparedShowId = prepared.value?.valid ? prepared.value.showId : undefined

  useLoad(group, 'shown')
  // Visitors have prepared nothing; the page omits preparation when the call fails.
  useLoad({ load: () => void (session.isLoggedIn && prepared.load()) }, 'shown', 'registrations')
  useShare(group.value && sharedGroup(group.value))

  return (
    <PageFrame
      isWide
      hasOwnTitle
      title={group.value?.showGroupName ?? t('group.title')}
      headColor={group.value?.shows[0]?.posterColor}
      barBackgroundOpacity={group.value ? barBackground : undefined}
    >
      <ResourceView resource={group} skeleton={<PageSkeleton height={320} />}>
        {({ showGroupName, theaterOrLocationName, theaterOrLocationAddress, showCaptchaInfos, shows }) => (
          <HeadEnd
            card={
              <View className={styles.card}>
                <View className={styles.facts}>
                  <Heading className={styles.name}>{showGroupName}</Heading>
                  <FactRow icon="map-pin" main={theaterOrLocationName} sub={theaterOrLocationAddress || undefined} />
                  {isAnyCaptchaOn(showCaptchaInfos, clock.now()) && (
                    <FactRow icon="shield-check" main={t('group.captcha')} />
                  )}
                </View>
              </View>
            }
          >
            {preparedShowId !== undefined && (
              <View className={styles.rows}>
                <Cell
                  id="prepared"
                  title={t('preload.prepared')}
                  value={prepared.value?.wishes[0]?.seatPlanName ?? ''}
                  onPress={() => void navigation.open(routes.preloadTicket, { showId: preparedShowId })}
                />
              </View>
            )}
            <Heading className={styles.heading}>{t('group.shows')}</Heading>
            {shows.length > 0 ? (
              <View className={styles.list}>
                <ShowCards id="group" shows={shows} firstCount={FIRST_CARDS} />
              </View>
            ) : (
              <EmptyState
                icon="calendar-days"
                title={t('group.none')}
                actionText={t('group.all')}
                onAction={() => void navigation.switchTab(routes.all, {})}
              />
            )}
          </HeadEnd>
        )}
      </ResourceView>
    </PageFrame>
  )
}

function sharedGroup({ showGroupId, showGroupName, shows }: GetShowGroupOutput) {
  const [first] = shows
  return {
    title: showGroupName,
    imageUrl: first?.posterUrl ?? '',
    route: routes.groupShowDetail,
    params: { showId: showGroupId },
  }
}

export default page(GroupShowDetailPage, routes.groupShowDetail)
