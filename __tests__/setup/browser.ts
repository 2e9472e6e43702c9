import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const isRoot = () => process.getuid?.() === 0

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const files = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...files, MAC].find((file) => existsSync(file))
}

/** Puts Debian's chromium on the machine, where we may; says whether it could. */
function install(): boolean {
  if (process.platform !== 'linux' || !isRoot()) return false
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env,
    })
    return true
  } catch {
    return false
  }
}

/**
 * The path of a Chromium or Chrome: CHROME_PATH, else an installed one, else one installed now (as root on Debian or Ubuntu).
 * Throws one line that says what to install.
 */
export function findBrowser(): string {
  if (process.env.CHROME_PATH) {
    if (existsSync(process.env.CHROME_PATH)) return process.env.CHROME_PATH
    throw new Error(`CHROME_PATH names no file: ${process.env.CHROME_PATH}`)
  }
  const found = installed() ?? (install() ? installed() : undefined)
  if (!found)
    throw new Error(
      'The browser tests need Chromium or Chrome: install `chromium`, or set CHROME_PATH to one.',
    )
  return found
}

const ARGUMENTS = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

/** Chromium heeds the last list alone, so that what Playwright leaves out stands here too. */
const LEFT_OUT = [
  // The pages of an address bar that nobody sees: a window takes a third of the processors' time without them.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Flags that spare the processors, left out where a page's speed is measured. */
const SPARING = [
  // Code that is optimised beside a page that lives for seconds takes a quarter of the processors' time and is seldom used.
  '--js-flags=--no-maglev --no-opt',
  `--disable-features=${LEFT_OUT.join()}`,
]

/** A browser for the journeys of one worker, which connect to it one after the other. */
export const serveBrowser = () =>
  chromium.launchServer({ executablePath: findBrowser(), args: [...ARGUMENTS, ...SPARING] })

/** Where this worker's browser is served, when the run has one for it. */
function servedBrowser(): string | undefined {
  const served = process.env.TEST_BROWSERS?.split(' ') ?? []
  return served[(Number(process.env.JEST_WORKER_ID ?? 1) - 1) % served.length]
}

const open = new Set<Browser>()

/** Leaves the browsers that a failed test left open, and all that was open in them. */
export const closeBrowsers = () => Promise.all([...open].map((browser) => browser.close()))

/**
 * A headless browser that talks to nobody but the pages it is sent to: the worker's, in which nothing of another file is seen, or
 * one of its own where `hosts` names what is this machine to it. Unlike localhost such names get what HTTP without TLS gets anywhere.
 */
export async function launchBrowser({ hosts = [] as string[] } = {}): Promise<Browser> {
  const served = hosts.length === 0 ? servedBrowser() : undefined
  const rules = hosts.map((host) => `--host-resolver-rules=MAP ${host} 127.0.0.1`)
  const browser = served
    ? await chromium.connect(served)
    : await chromium.launch({ executablePath: findBrowser(), args: [...ARGUMENTS, ...rules] })
  open.add(browser)
  browser.once('disconnected', () => open.delete(browser))
  return browser
}
