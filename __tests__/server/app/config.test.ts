import { isLoopback } from '../../../src/contract/loopback'
import { nitOf, readConfig } from '../../../src/server/config'
import { StartupError } from '../../../src/server/startup-error'

const lines = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return error instanceof StartupError ? error.lines : [String(error)]
  }
}

const PROXY =
  'PROXY debe ser una lista de direcciones IP o redes separadas por comas, por ejemplo 10.0.0.0/8.'

const NIT =
  'NIT debe ser una lista de empresas con su número, por ejemplo Coonatra=890.900.123-4; Otra=900.123.456-7.'

describe('the settings', () => {
  it('have a value each when nothing is set, and when variables are set to nothing', () => {
    const byDefault = {
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      demo: true,
      demoPassword: 'cochera-demo',
      jwtSecret: undefined,
      zonaHoraria: 'America/Bogota',
      empresa: 'Transportes Cochera S.A.S.',
      nit: new Map(),
      umbralPasajeros: 20,
      cierreSegun: 'registradora',
      salarioSegun: 'sensor',
      auxilioTransporte: false,
      tls: false,
      proxy: [],
      metricasToken: undefined,
      respaldosDir: 'data/respaldos',
      respaldos: 14,
      logLevel: 'info',
    }
    expect(readConfig({})).toEqual(byDefault)
    expect(readConfig({ PORT: '', HOST: ' ', DEMO: '', DATABASE_URL: '', JWT_SECRET: '' })).toEqual(byDefault)
  })

  it('take what is given', () => {
    const config = readConfig({
      PORT: '0',
      DATABASE_URL: 'postgres://cochera@db/cochera',
      DEMO: 'No',
      ZONA_HORARIA: 'Asia/Tokyo',
      TLS: ' Sí ',
      PROXY: '10.0.0.0/8, ::1',
      UMBRAL_PASAJEROS: '0',
      CIERRE_SEGUN: 'Sensor',
      SALARIO_SEGUN: 'Registradora ',
      AUXILIO_TRANSPORTE: 'sí',
      RESPALDOS: '30',
      RESPALDOS_DIR: '/copias',
    })
    expect(config).toMatchObject({
      port: 0,
      databaseUrl: 'postgres://cochera@db/cochera',
      demo: false,
      zonaHoraria: 'Asia/Tokyo',
      tls: true,
      proxy: ['10.0.0.0/8', '::1'],
      umbralPasajeros: 0,
      cierreSegun: 'sensor',
      salarioSegun: 'registradora',
      auxilioTransporte: true,
      respaldos: 30,
      respaldosDir: '/copias',
    })
  })

  it.each([
    ['PORT', '70000', 'PORT debe ser un número entero de 0 a 65535.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL debe empezar por postgres:// o postgresql://.'],
    [
      'DATABASE_URL',
      'postgres://a:b#c@db:5432/x',
      'DATABASE_URL no es una dirección: en la clave, escriba los signos como %40 (@) o %23 (#).',
    ],
    ['DEMO', 'quizás', 'DEMO debe ser si o no.'],
    ['TLS', 'tal vez', 'TLS debe ser si o no.'],
    ['PROXY', '10.0.0.0/33', PROXY],
    ['NIT', '890.900.123-4', NIT],
    ['NIT', ' =890.900.123-4', NIT],
    ['NIT', 'Coonatra=890.900.123-45', NIT],
    ['NIT', 'Coonatra=890.900.123-4; Otra', NIT],
    ['NIT', 'Coonatra=890.900.123-4; COONATRA =900.123.456-7', NIT],
    ['UMBRAL_PASAJEROS', '101', 'UMBRAL_PASAJEROS debe ser un porcentaje entero de 0 a 100.'],
    ['CIERRE_SEGUN', 'ambos', 'CIERRE_SEGUN debe ser registradora o sensor.'],
    ['SALARIO_SEGUN', 'ambos', 'SALARIO_SEGUN debe ser registradora o sensor.'],
    ['RESPALDOS', '0', 'RESPALDOS debe ser un número entero de 1 a 999.'],
    ['METRICAS_TOKEN', 'corto', 'METRICAS_TOKEN debe tener al menos 16 caracteres.'],
    ['DEMO_PASSWORD', 'corta', 'DEMO_PASSWORD debe tener al menos 12 caracteres.'],
    ['JWT_SECRET', 'corto', 'JWT_SECRET debe tener al menos 32 caracteres.'],
    [
      'ZONA_HORARIA',
      'America/Macondo',
      'ZONA_HORARIA debe ser una zona horaria IANA, por ejemplo America/Bogota.',
    ],
    ['LOG_LEVEL', 'mucho', 'LOG_LEVEL debe ser uno de: fatal, error, warn, info, debug, trace, silent.'],
  ])('refuse %s=%s with one clear line', (variable, value, line) => {
    expect(lines({ [variable]: value })).toEqual([line])
  })

  it('find a company’s tax number under any spelling of its name', () => {
    const config = readConfig({ NIT: ' Transportés  Ñandú S.A. = 890.900.123-4 ;Otra=900123456;' })
    const found = [
      'transportes nandu s.a.',
      'TRANSPORTES ÑANDÚ  S.A. ',
      'Otra',
      'Otra S.A.',
      '',
      'constructor',
    ]
    expect(found.map((empresa) => nitOf(config, empresa))).toEqual([
      '890.900.123-4',
      '890.900.123-4',
      '900123456',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('say every problem at once', () => {
    expect(lines({ PORT: 'x', DEMO: 'x', JWT_SECRET: 'x' })).toHaveLength(3)
  })

  it('know which hosts only this machine reaches', () => {
    expect(['127.0.0.1', '127.1.2.3', 'localhost', '::1'].every(isLoopback)).toBe(true)
    expect(['0.0.0.0', '::', '192.168.1.5', '127.0.0.1.example.com'].some(isLoopback)).toBe(false)
  })
})
