import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GetShareOutput } from '@/contracts/share/get-share'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { openInApp } from '@/services/jumps/open-external'
import { useApp } from '@/shell/app-context'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useShare } from '@/shell/use-share'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { type SharedContent, SharedModel, type ShareParams } from './shared-model'
import styles from './sharing.module.scss'
import { sharingText } from './text'

interface SharedPageProps {
  kind: GetShareOutput['type']
  route: Route
  params: ShareParams
}

/** Shared content: sharer, item and link. Contains nothing private. */
export const SharedPage = observer(function SharedPage({ kind, route, params }: SharedPageProps) {
  const t = useText(sharingText)
  const { navigation } = useApp()
  const model = useModel((app) => new SharedModel(app, params))
  const { content } = model
  const goHome = () => void navigation.switchTab(routes.list, {})

  useLoad(model, 'opened')
  useShare(useSharedAgain(content.value, route, params))

  const isGone = model.isEmpty || content.error?.kind === 'rejected'
  return (
    <PageFrame title={t(`title.${kind}`)}>
      {isGone ? (
        <EmptyState icon="ticket" title={t('gone')} hint={t('gone.hint')} actionText={t('home')} onAction={goHome} />
      ) : (
        <ResourceView resource={content} skeleton={<PageSkeleton height={420} />}>
          {(found) => (
            <Cards>
              <Card id="shared">
                {found.sharer && <From kind={kind} sharer={found.sharer} qty={found.qty} />}
                {found.hasEnded && <View className={styles.ended}>{t('ended')}</View>}
                {found.posterUrl && (
                  <Picture
                    className={styles.poster}
                    src={found.posterUrl}
                    width={750}
                    alt=""
                    {...(found.posterColor && { color: found.posterColor })}
                  />
                )}
                {found.picture && (
                  <View className={styles.banner} style={{ paddingTop: `${100 / found.picture.ratio}%` }}>
                    <Picture className={styles.bannerPicture} src={found.picture.url} width={750} alt="" />
                  </View>
                )}
                <Heading className={styles.name}>{found.name || t('invited')}</Heading>
                {found.lines.map((line) => (
                  <View key={line} className={styles.sub}>
                    {line}
                  </View>
                ))}
                <Ways content={found} onHome={goHome} />
              </Card>
            </Cards>
          )}
        </ResourceView>
      )}
    </PageFrame>
  )
})

/** Name of the sharer. */
function From({ kind, sharer, qty }: { kind: GetShareOutput['type']; sharer: GetShareOutput['sharer']; qty: number }) {
  const t = useText(sharingText)
  return (
    <View className={styles.sharer}>
      <Picture className={styles.avatar} src={sharer.avatar} width={750} alt="" />
      <View className={styles.words}>{t(`from.${kind}`, { name: sharer.nickname, count: qty })}</View>
    </View>
  )
}

/** Links to the shared item, here or in the merchant’s app, and to the shop. */
const Ways = observer(function Ways({
  content: { showId, topicId },
  onHome,
}: {
  content: SharedContent
  onHome(): void
}) {
  const t = useText(sharingText)
  const app = useApp()
  const { navigation, appLink, shopConfig, prompts, terminal } = app
  const { downloadBar } = shopConfig.config ?? {}
  const isBrowser = terminal.host === 'browser' && terminal.form === 'mobile' && appLink.isSupported

  async function openApp(url: string) {
    if (!(await openInApp(app, routes.showDetail, { showId: showId ?? '' }, url))) prompts.showToast(t('app.none'))
  }

  return (
    <View className={styles.ways}>
      {showId !== undefined && (
        <Button id="see-show" isWide onPress={() => void navigation.open(routes.showDetail, { showId })}>
          {t('show')}
        </Button>
      )}
      {topicId !== undefined && (
        <Button id="see-topic" isWide onPress={() => void navigation.open(routes.topicActivity, { topicId })}>
          {t('topic')}
        </Button>
      )}
      {showId !== undefined && isBrowser && downloadBar && (
        <Button id="open-in-app" kind="secondary" isWide onPress={() => void openApp(downloadBar.url)}>
          {t('app')}
        </Button>
      )}
      <Button id="shared-home" kind="plain" isWide onPress={onHome}>
        {t('home')}
      </Button>
    </View>
  )
})

/** Shares the page again with the same link. */
function useSharedAgain(content: SharedContent | null, route: Route, { shareId, showId, topicId }: ShareParams) {
  if (!content) return null
  const isKnown = shareId && !content.hasEnded
  const params = { ...(isKnown && { shareId }), ...(showId && { showId }), ...(topicId && { topicId }) }
  return {
    title: content.name,
    imageUrl: content.posterUrl ?? '',
    description: content.lines.join(' '),
    route,
    params,
  }
}
