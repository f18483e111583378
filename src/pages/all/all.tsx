import { Button, Text, View } from '@tarojs/components'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react'
import { useState } from 'react'

class Model {
  n = 0
  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }
  inc() {
    this.n += 1
  }
}

function Page() {
  const [model] = useState(() => new Model())
  return (
    <View>
      <Text id="count">all {model.n}</Text>
      <Button id="inc" aria-label="increase" onClick={model.inc}>
        +
      </Button>
    </View>
  )
}
export default observer(Page)
