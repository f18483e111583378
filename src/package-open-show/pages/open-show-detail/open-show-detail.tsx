import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GetOpenShowOutput } from '@/contracts/open-show/get-open-show'
import { sessionTimeText } from '@/domain/session-time'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { RichText } from '@/ui/rich-text/rich-text'
import { Tag } from '@/ui/tag/tag'
import { Registered } from '../../shared/registered'
import { openShowText } from '../../text'
import styles from './open-show-detail.module.scss'
import { OpenShowDetailModel } from './open-show-detail-model'

function OpenShowDetailPage() {
  const t = useText(openShowText)
  const { navigation } = useApp()
  const { openShowId = '' } = useParams(routes.openShowDetail)
  const { show } = useModel((app) => new OpenShowDetailModel(app, openShowId))
  useLoad(show, 'shown', 'session', 'applications')
  return (
    <PageFrame isWide title={t('openShowDetail.title')} footer={show.value && <RegisterBar show={show.value} />}>
      <ResourceView resource={show} skeleton={<PageSkeleton height={160} />}>
        {(found) => (
          <View className={styles.columns}>
            <Cards>
              <Head show={found} />
              {found.mine && (
                <Registered registration={found.mine}>
                  <Button
                    id="my-registrations"
                    kind="plain"
                    isWide
                    onPress={() => void navigation.open(routes.registrationList, {})}
                  >
                    {t('openShowDetail.myRegistrations')}
                  </Button>
                </Registered>
              )}
              <Sessions sessions={found.sessions} />
            </Cards>
            <View className={styles.about}>
              <Cards>
                <Card title={t('openShowDetail.about')}>
                  <RichText html={found.html} />
                </Card>
              </Cards>
            </View>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Leads to the form while there is something to register for. */
function RegisterBar({ show }: { show: GetOpenShowOutput }) {
  const t = useText(openShowText)
  const { navigation } = useApp()
  const { openShowId, state, mine } = show
  const hasOne = mine !== undefined && mine.state !== 'REJECTED' && mine.state !== 'CANCELED'
  if (state !== 'REGISTERING' || hasOne) return null
  return (
    <BottomBar>
      <Button id="register" isWide onPress={() => void navigation.open(routes.openShowForm, { openShowId })}>
        {t('openShowDetail.register')}
      </Button>
    </BottomBar>
  )
}

const Head = observer(function Head({ show }: { show: GetOpenShowOutput }) {
  const t = useText(openShowText)
  const { locale } = useApp()
  const { name, posterUrl, state, timeDesc, cityName, venueName, venueAddress, registeredCount, quota } = show
  const time = (at: number) => sessionTimeText(at, locale.locale)
  const facts = [
    [t('openShowDetail.time'), timeDesc],
    [t('openShowDetail.place'), `${cityName} · ${venueName}`, venueAddress],
    [t('openShowDetail.registration'), `${time(show.registerBeginTime)} –`, time(show.registerEndTime)],
    [t('openShowDetail.places'), t('places', { registeredCount, quota })],
  ]
  return (
    <Card>
      <View className={styles.head}>
        <Picture className={styles.poster} src={posterUrl} width={300} alt="" isHighPriority />
        <View className={styles.words}>
          <Heading className={styles.name}>{name}</Heading>
          <View id="open-show-state">
            <Tag isHighlight={state === 'REGISTERING'}>{t(`state.${state}`)}</Tag>
          </View>
          <View className={styles.sub}>{t(`stateHint.${state}`, { time: time(show.registerBeginTime) })}</View>
        </View>
      </View>
      {facts.map(([title, ...lines]) => (
        <View key={title} className={styles.fact}>
          <View className={styles.factTitle}>{title}</View>
          <View className={styles.words}>
            {lines.map((line) => (
              <View key={line}>{line}</View>
            ))}
          </View>
        </View>
      ))}
    </Card>
  )
})

function Sessions({ sessions }: Pick<GetOpenShowOutput, 'sessions'>) {
  const t = useText(openShowText)
  const sessionState = (left: number, over: boolean) => {
    if (over) return t('openShowDetail.sessionOver')
    return left > 0 ? t('openShowDetail.left', { left }) : t('state.FULL')
  }
  return (
    <Card title={t('openShowDetail.sessions')}>
      {sessions.map(({ sessionId, name, left, over }) => (
        <View key={sessionId} className={styles.fact}>
          <View className={styles.words}>{name}</View>
          <View className={styles.sub}>{sessionState(left, over)}</View>
        </View>
      ))}
    </Card>
  )
}

export default page(OpenShowDetailPage, routes.openShowDetail)
