import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { jumpPageOf } from '@/services/jumps/jump-page'
import { openInApp } from '@/services/jumps/open-external'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { useApp } from '../app-context'
import { usePage } from '../page-context'
import { useParams } from '../use-params'
import styles from './download-bar.module.scss'

/** Offers the merchant's app on a browser of a phone, for the pages the app has; closed until the next start. */
export const DownloadBar = observer(function DownloadBar() {
  const t = useText(commonText)
  const app = useApp()
  const { route } = usePage()
  const params = useParams(route) as Record<string, string>
  const { downloadBar } = app.shopConfig.config ?? {}
  if (!downloadBar) return null
  const { logo, title, url } = downloadBar

  async function open(): Promise<void> {
    if (await openInApp(app, route, params, url)) return
    await app.prompts.showDialog({ title: t('app.openFailed'), confirmText: t('app.gotIt') })
  }

  return (
    <View className={styles.bar}>
      <Pressable className={styles.close} label={t('action.close')} onPress={app.shopConfig.closeDownloadBar}>
        <Icon name="x" size="small" />
      </Pressable>
      <Picture className={styles.logo} src={logo} alt="" />
      <Text className={styles.title}>{title}</Text>
      <Pressable id="open-app" className={styles.open} onPress={() => void open()}>
        {t('app.open')}
      </Pressable>
    </View>
  )
})

/** True for a page with the bar. */
export function useDownloadBar(): boolean {
  const { terminal, appLink, shopConfig } = useApp()
  const { route } = usePage()
  const isBrowser = terminal.host === 'browser' && terminal.form === 'mobile' && appLink.isSupported
  return isBrowser && shopConfig.offersDownload && jumpPageOf(route, {}) !== null
}
