import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { OpenShowRows } from '../../shared/open-show-rows'
import { OpenShowsModel } from '../../shared/open-shows-model'
import { openShowText } from '../../text'
import styles from './open-show.module.scss'

/** Open registrations, with a link to all others (OPEN-002). */
function OpenShowPage() {
  const t = useText(openShowText)
  const { navigation } = useApp()
  const { shows } = useModel((app) => new OpenShowsModel(app, 'REGISTERING'))
  useLoad(shows, 'shown')
  useReachBottom(() => void shows.loadMore())
  return (
    <PageFrame isWide title={t('openShow.title')} isGrowing={shows.isGrowing} onEndNear={shows.loadMore}>
      <View className={styles.intro}>{t('openShow.intro')}</View>
      <OpenShowRows shows={shows} emptyText={t('openShow.empty')} />
      <View className={styles.all}>
        <Button
          id="all-open-shows"
          kind="secondary"
          isWide
          onPress={() => void navigation.open(routes.openShowList, {})}
        >
          {t('openShowList.title')}
        </Button>
      </View>
    </PageFrame>
  )
}

export default page(OpenShowPage, routes.openShow)
