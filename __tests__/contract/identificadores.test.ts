import {
  llaveDeBus,
  llaveDeDocumento,
  esDeExcel,
  nombrado,
  sinInvisibles,
} from '../../src/contract/identificadores'

it('compares buses without blanks, hyphens, case and what nobody sees', () => {
  const same = [
    '30-1a',
    ' 30 1A ',
    '301a',
    '30\u20111A',
    '30\u00ad1\u200bA',
    '\u202a301A\u202c',
    '30–1A',
    '30\u00a01a',
  ]
  expect(new Set(same.map(llaveDeBus))).toEqual(new Set(['301A']))
  expect(llaveDeBus('301.0')).toBe('301.0')
})

it.each([
  ['72.616.670', '72616670'],
  [' 72 616 670\u200b', '72616670'],
  ['\ufeff1.023.456.789', '1023456789'],
  ['1234.567', '1234567'],
  // Points that group nothing, hyphens and case are a documento's own.
  ['72.61.6670', '72.61.6670'],
  ['72616670.0', '72616670.0'],
  ['72.616.670.0', '72.616.670.0'],
  ['AB-123', 'AB-123'],
  ['ab123', 'ab123'],
])('compares the documento %j as %j', (text, key) => {
  expect(llaveDeDocumento(text)).toBe(key)
})

it('knows what Excel makes of a number', () => {
  for (const text of [
    '301.0',
    '72616670,0',
    '72616670,00',
    '1,02E+09',
    '1.02e+09',
    '1,02E-3',
    '1E+09',
    ' 301.0 ',
  ])
    expect([text, esDeExcel(text)]).toEqual([text, true])
  for (const text of ['301', '1.000', '72.616.000', '12E3', '1E-09', 'ABC123', 'E+09', '10', '1.023E+'])
    expect([text, esDeExcel(text)]).toEqual([text, false])
})

it('names a record by its exact spelling before its key', () => {
  const find = (text: string) => nombrado(['3-01', '301', '302'], text, String, llaveDeBus)
  expect(['301', '3-01', '30 2', '3 01', '303'].map(find)).toEqual(['301', '3-01', '302', '3-01', undefined])
  expect(nombrado(undefined, '301', String, llaveDeBus)).toBeUndefined()
})

it('takes off what nobody sees, and keeps what joins letters', () => {
  expect(sinInvisibles('\u202aAna\u202c Ma\u00adría\u200b\u2066\ufeff')).toBe('Ana María')
  expect(sinInvisibles('👨\u200d👩')).toBe('👨\u200d👩')
})
