import { View } from '@tarojs/components'
import { useState } from 'react'
import { CustomerServiceButton, CustomerServiceSheet } from '@/blocks/customer-service/customer-service'
import { CustomerServiceModel } from '@/blocks/customer-service/customer-service-model'
import { SearchField } from '@/blocks/search-field/search-field'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useCopy } from '@/shell/use-copy'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { isAbout } from '../../settings/help-search'
import { settingsText } from '../../settings/text'
import styles from './support.module.scss'
import { SupportModel } from './support-model'

/** Frequent questions. */
const QUESTIONS = ['refund', 'entry', 'transfer', 'invoice', 'names', 'code', 'payment', 'delivery'] as const

/** Pages that answer most requests. */
const WAYS = [
  { key: 'orders', icon: 'receipt', route: routes.orders },
  { key: 'tickets', icon: 'ticket', route: routes.ticketHolder },
  { key: 'account', icon: 'shield-check', route: routes.accountSafe },
] as const

/** Help: frequent questions, and contact with the merchant. */
function SupportPage() {
  const t = useText(settingsText)
  const copy = useCopy()
  const { navigation } = useApp()
  const service = useModel((app) => new CustomerServiceModel(app))
  const { shop } = useModel((app) => new SupportModel(app))
  const email = shop.value?.email
  const [search, setSearch] = useState('')
  const own = (shop.value?.questions ?? []).filter(({ question, answer }) => isAbout([question, answer], search))
  const found = QUESTIONS.filter((question) =>
    isAbout([t(`support.${question}.ask`), t(`support.${question}.answer`), t(`support.${question}.words`)], search),
  )

  useLoad(shop, 'opened')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('support.title')}
      overlay={<CustomerServiceSheet model={service} />}
    >
      <Cards>
        <Columns
          side={
            <>
              <Card isList>
                {WAYS.map(({ key, icon, route }) => (
                  <Cell
                    key={key}
                    id={`to-${key}`}
                    icon={icon}
                    title={t(`support.to.${key}`)}
                    onPress={() => void navigation.open(route, {})}
                  />
                ))}
              </Card>
              {email && (
                <Card isList>
                  <Cell
                    id="email"
                    title={t('support.email')}
                    value={email}
                    tapIcon="copy"
                    onPress={() => void copy(email)}
                  />
                </Card>
              )}
              <CustomerServiceButton model={service} />
            </>
          }
        >
          <SearchField
            id="search-help"
            isCard
            hasAutoFocus={false}
            label={t('support.search')}
            placeholder={t('support.search')}
            clearLabel={t('support.clear')}
            value={search}
            onChange={setSearch}
            onClear={() => setSearch('')}
            onEnter={() => {}}
          />
          {found.length + own.length === 0 && (
            <EmptyState icon="search" title={t('support.none')} hint={t('support.none.hint')} />
          )}
          {own.map(({ question, answer }) => (
            <Card key={question} title={question}>
              <View className={styles.answer}>{answer}</View>
            </Card>
          ))}
          {found.map((question) => (
            <Card key={question} title={t(`support.${question}.ask`)}>
              <View className={styles.answer}>{t(`support.${question}.answer`)}</View>
            </Card>
          ))}
        </Columns>
      </Cards>
    </PageFrame>
  )
}

export default page(SupportPage, routes.support)
