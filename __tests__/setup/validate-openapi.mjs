/** Reads an OpenAPI document from the standard input and prints what is wrong with it: [] when it is valid. An ES module, which jest does not load. */
import { json } from 'node:stream/consumers'
import { Validator } from '@seriousme/openapi-schema-validator'

const { valid, errors } = await new Validator().validate(await json(process.stdin))
process.stdout.write(JSON.stringify(valid ? [] : errors))
