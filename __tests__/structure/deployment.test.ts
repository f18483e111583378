import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SETTINGS } from '../../config/settings/settings'
import { ROOT } from '../../scripts/run-command'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Variables that the gateway reads. */
const GATEWAY_SETTINGS = Object.entries<{ readBy: readonly string[] }>(SETTINGS)
  .filter(([, { readBy }]) => readBy.includes('gateway'))
  .map(([name]) => name)
const COMMAND = 'node --max-semi-space-size=4 bin/server.js'

const compose = read('deploy/compose.yaml')
/** Compose settings of each service, by name. */
const services = new Map(
  [
    ...(/^services:$([\s\S]*)^networks:$/m.exec(compose)?.[1] ?? '').matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n|\n)+)/gm),
  ].map(([, name = '', body = '']) => [name, body] as const),
)
/** Settings that all gateways share. */
const gateway = /^x-gateway:.*$([\s\S]*)^services:$/m.exec(compose)?.[1] ?? ''
const gatewayServices = [...services].filter(([, body]) => body.includes('<<: *gateway'))
const container = read('deploy/Containerfile')
const unit = read('deploy/encore-gateway.service')
const nginx = read('deploy/nginx.conf')

describe('the files of a deployment', () => {
  it('set only variables that the gateway and Node read', () => {
    expect(GATEWAY_SETTINGS.length).toBeGreaterThan(8)
    const set = [
      ...namesIn(gateway, /^ {4}([A-Z\d_]+): /gm),
      ...namesIn(container, /(?:^ENV |^ARG | )([A-Z\d_]+)=/gm),
      ...namesIn(unit, /(?:^Environment=| )([A-Z\d_]+)=/gm),
    ]
    expect(set).toContain('H5_DIR')
    expect(set.filter((name) => ![...GATEWAY_SETTINGS, 'NODE_ENV'].includes(name))).toEqual([])
  })

  it('never open the sandbox', () => {
    for (const file of readdirSync(path.join(ROOT, 'deploy'))) expect(read(`deploy/${file}`)).not.toContain('SANDBOX=')
    expect(gateway).toContain('PUBLIC_ORIGIN')
    expect(gateway).not.toContain('SANDBOX')
    for (const place of ['/sandbox', '/metrics']) {
      expect(nginx).toMatch(new RegExp(`location \\^~ ${place} \\{\\s*return 404;`))
    }
  })

  it('start the gateway with the same command', () => {
    expect(unit).toContain(`ExecStart=/usr/bin/${COMMAND}`)
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(container) ?? []
    expect(JSON.parse(command).join(' ')).toBe(COMMAND)
  })

  it('trust the network of the proxy and publish no port but its own', () => {
    const [, subnet] = /subnet: (\S+)/.exec(compose) ?? []
    expect(gateway).toContain(`TRUSTED_PROXIES: ${subnet}\n`)
    const published = [...services].filter(([, body]) => body.includes('ports:'))
    expect([services.size, published.map(([name]) => name)]).toEqual([4, ['proxy']])
  })

  it('give a stopping process enough time', () => {
    const [, within = ''] = /STOP_WITHIN_MS = ([\d_]+)/.exec(read('gateway/src/start-gateway.ts')) ?? []
    const seconds = Number(within.replaceAll('_', '')) / 1000
    expect(seconds).toBeGreaterThan(0)
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(seconds)
    expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(seconds)
  })

  it('ends every directive of nginx and closes every block', () => {
    const lines = nginx.split('\n').map((line) => line.replace(/^\s*#.*$/, '').trim())
    expect(lines.filter((line) => line !== '' && !/[;{}]$/.test(line))).toEqual([])
    expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(lines.filter((line) => line === '}').length)
  })

  it('reach the gateway at the port that it listens at', () => {
    const port = /\bPORT=(\d+)/.exec(container)?.[1]
    const addresses = gatewayServices.map(([, body]) => /ipv4_address: (\S+)/.exec(body)?.[1])
    expect(new Set(addresses).size).toBe(2)
    expect(namesIn(read('deploy/upstream-compose.conf'), /^server (.*);$/gm)).toEqual(
      addresses.map((address) => `${address}:${port} max_fails=0`),
    )
    expect(container).toContain(`EXPOSE ${port}\n`)
    expect(container).toContain(`127.0.0.1:${port}/ready`)
  })

  it('run a supported Node without privileges', () => {
    const { engines } = JSON.parse(read('package.json'))
    const oldest = Number(/\d+/.exec(engines.node)?.[0])
    const images = namesIn(container, /^FROM node:(\d+)-/gm).map(Number)
    expect(images).toHaveLength(2)
    expect(images.every((major) => major >= oldest)).toBe(true)
    expect(container).toMatch(/^USER node$/m)
    expect(unit).toContain('NoNewPrivileges=true')
  })

  it('keep secrets out of the image and of the repository', () => {
    const ignored = read('deploy/Containerfile.dockerignore').split('\n')
    for (const name of ['deploy/.env', 'deploy/certificates', '.git']) expect(ignored).toContain(name)
    for (const secret of ['POSTGRES_PASSWORD', 'METRICS_TOKEN']) expect(compose).toContain(`\${${secret}:?`)
  })

  it('install the libraries of every workspace before they copy the sources', () => {
    const { workspaces } = JSON.parse(read('package.json'))
    const before = container.slice(0, container.indexOf('RUN npm ci'))
    expect(namesIn(before, /^COPY (\w+)\/package\.json \1\/$/gm)).toEqual(workspaces)
  })

  it('put into the image only what was built, without packages of the repository', () => {
    const [, image = ''] = container.split(/^FROM .* AS build$/m)[1]?.split(/^FROM .*$/m) ?? []
    expect(namesIn(image, /^COPY --from=build --chown=root:root (\S+) /gm)).toEqual([
      '/encore/dist/gateway',
      '/encore/dist/h5',
    ])
    expect(read('deploy/Containerfile.dockerignore').split('\n')).toContain('**/node_modules')
  })

  it('wait for a gateway that serves before the next one restarts', () => {
    expect(unit).toMatch(/^ExecStartPost=\/usr\/bin\/curl .*--retry-connrefused http:\/\/127\.0\.0\.1:%i\/ready$/m)
    expect(container).toContain('--start-interval=1s')
    for (const file of ['upstream.conf', 'upstream-compose.conf']) {
      const servers = namesIn(read(`deploy/${file}`), /^server (.*);$/gm)
      expect([file, servers.length, servers.every((server) => server.endsWith(' max_fails=0'))]).toEqual([
        file,
        2,
        true,
      ])
    }
  })

  it('give the gateway no rights, a folder that it cannot write, and an end of its memory', () => {
    for (const line of [
      'read_only: true',
      'cap_drop: [ALL]',
      "security_opt: ['no-new-privileges:true']",
      'mem_limit: ',
    ]) {
      expect(gateway).toContain(`  ${line}`)
    }
    for (const line of ['CapabilityBoundingSet=', 'ProtectSystem=strict', 'SystemCallFilter=@system-service']) {
      expect(unit.split('\n')).toContain(line)
    }
    expect(unit).toMatch(/^MemoryMax=\d+M$/m)
  })

  it('write no query into a log, and cache by keys that visitors cannot make up', () => {
    expect(/^error_log \S+ (\w+);$/m.exec(nginx)?.[1]).toBe('crit')
    const logged = namesIn(/log_format .*/.exec(nginx)?.[0] ?? '', /\$(\w+)/g)
    expect(logged).toContain('uri')
    expect(logged.filter((name) => /^(request|request_uri|args|query_string|http_referer)$/.test(name))).toEqual([])
    const keys = namesIn(nginx, /proxy_cache_key (.*);/g)
    expect(keys.length).toBe(namesIn(nginx, /(proxy_cache) files;/g).length)
    const parts = new Set(keys.flatMap((key) => key.split('|')))
    expect([...parts].sort()).toEqual(['$drawing_width', '$encoding', '$uri'])
  })

  it('limit every place of the shop that nginx passes on, but files with a hash in their name', () => {
    const places = nginx.split(/^ {4}location /m).slice(1)
    const free = places.filter((place) => place.includes('proxy_pass') && !place.includes('limit_req zone='))
    expect(free.map((place) => place.split(' {')[0])).toEqual(['~ ^/(js|css)/'])
  })

  it('adds no security header to those of the gateway', () => {
    expect(nginx).not.toContain('add_header')
  })
})

describe('the guide to a deployment', () => {
  const chapters = ['Settings', 'Containers', 'systemd', 'nginx', 'Several gateways', 'Health', 'Metrics', 'Logs']

  it.each([...chapters, 'Backups', 'Upgrades', 'Rollback', 'Without the gateway'])('has a chapter %s', (chapter) => {
    expect(read('docs/deployment.md')).toMatch(new RegExp(`^## ${chapter}$`, 'm'))
  })

  it('names every variable that compose requires', () => {
    const wanted = namesIn(compose, /\$\{([A-Z_]+)[:}]/g)
    expect(wanted.length).toBeGreaterThan(3)
    const guide = read('docs/deployment.md')
    expect(wanted.filter((name) => !guide.includes(`${name}=`))).toEqual([])
  })

  it('names every file of the folder and every setting that a public host needs', () => {
    const guide = read('docs/deployment.md')
    for (const file of [
      'Containerfile',
      'compose.yaml',
      'encore-gateway.service',
      'nginx.conf',
      'shop.conf',
      'upstream.conf',
    ]) {
      expect(guide).toContain(`deploy/${file}`)
    }
    const named = namesIn(guide, /^\| `([A-Z\d_]+)` \|/gm)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !GATEWAY_SETTINGS.includes(name))).toEqual([])
  })
})
