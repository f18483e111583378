import { inWords } from '../insert'
import { componentOf, modelOf, type ScreenKind, textKey } from './screen-kind'

/** A single item. Shows the shop until its model fetches something else. */
export const DETAIL: ScreenKind = {
  texts: { about: { chinese: '简介', english: 'About' } },

  model: (names) => `import { type GetShopOutput, getShop } from '@/contracts/shop/get-shop'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Content of the page ${inWords(names.name)}. */
export class ${modelOf(names)} {
  readonly detail: Resource<GetShopOutput>

  constructor({ request }: Pick<App, 'request'>) {
    this.detail = new Resource(() => request(getShop, {}))
  }
}
`,

  page: (names) => `import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card, Cards } from '@/ui/card/card'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { ${names.text} } from '${names.textFile}'
import styles from './${names.name}.module.scss'
import { ${modelOf(names)} } from './${names.name}-model'

function ${componentOf(names)}() {
  const t = useText(${names.text})
  const { detail } = useModel((app) => new ${modelOf(names)}(app))
  useLoad(detail, 'opened')
  return (
    <PageFrame title={t(${textKey(names, 'title')})}>
      <ResourceView resource={detail} skeleton={<PageSkeleton height={160} />}>
        {({ shopName, companyDesc }) => (
          <Cards>
            <View className={styles.name}>{shopName}</View>
            <Card title={t(${textKey(names, 'about')})}>
              <View>{companyDesc}</View>
            </Card>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(${componentOf(names)}, routes.${names.key})
`,

  test: (names) => `import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import ${componentOf(names)} from './${names.name}'

describe('the ${inWords(names.name)} page', () => {
  const options = () => ({ signedInAs: newBuyer() })
  describeStates({ Page: ${componentOf(names)}, route: routes.${names.key}, options, words: '简介' })
})
`,

  style: `@use '../../../ui/tokens' as *;

.name {
  font-size: $font-xl;
  font-weight: 600;
}
`,
}
