// Reads pages as an independent robot does: JSON on standard input, `{ "<address>": "<html>" }`, and on standard output for
// each address its meta tags, its data by type and the complaints of the validator. A program of its own: both packages are
// modules of Node, which jest does not load.
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

const parts = []
for await (const part of process.stdin) parts.push(part)
const pages = JSON.parse(Buffer.concat(parts).toString())
const found = {}
for (const [address, html] of Object.entries(pages)) {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html)
  const issues = await new Validator().validate(extracted)
  const complaints = [
    ...extracted.errors.map(({ message }) => message),
    // Warnings name attributes that a thing may have, such as the material of goods.
    ...issues
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ issueMessage, path }) => `${path.map(({ type }) => type).join('.')}: ${issueMessage}`),
  ]
  found[address] = { tags: extracted.metatags, data: extracted.jsonld, complaints }
}
process.stdout.write(JSON.stringify(found))
