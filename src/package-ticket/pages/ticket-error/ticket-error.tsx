import { Text, View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import { walletText } from '../../wallet/text'
import { ticketProblem } from '../../wallet/ticket-problem'
import styles from './ticket-error.module.scss'

/** Format of codes repeated on the page: anyone can craft a link with other text. */
const SHOWN_CODE = /^[A-Za-z0-9-]{1,24}$/

/** A ticket problem, and its remedy (TICKET-004). */
function TicketErrorPage() {
  const t = useText(walletText)
  const { navigation } = useApp()
  const { code = '' } = useParams(routes.ticketError)
  const problem = ticketProblem(code)

  return (
    <PageFrame title={t('error.title')}>
      <View className={styles.notice} role="alert">
        <Icon name="circle-alert" size="huge" />
        <Text className={styles.title}>{t(`error.${problem ?? 'unknown'}`)}</Text>
        <Text className={styles.hint}>{t(`error.${problem ?? 'unknown'}.hint`)}</Text>
        {problem === null && SHOWN_CODE.test(code) && <Text className={styles.code}>{t('error.code', { code })}</Text>}
      </View>
      <View className={styles.actions}>
        <Button id="to-wallet" isWide onPress={() => void navigation.switchTab(routes.ticketHolder, {})}>
          {t('error.wallet')}
        </Button>
        {problem === 'refunded' && (
          <Button id="to-orders" isWide kind="secondary" onPress={() => void navigation.open(routes.orders, {})}>
            {t('error.orders')}
          </Button>
        )}
      </View>
    </PageFrame>
  )
}

export default page(TicketErrorPage, routes.ticketError)
