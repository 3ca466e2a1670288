import { Body, Delete, Get, HttpCode, Inject, Param, Post, Put, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { ErrorCode } from '@vitrine/schemas';
import type { AnyObject, ObjectSchema } from 'yup';
import { Audited } from '../common/audit/audited.js';
import { RequiresPermission } from '../common/auth/requires-permission.js';
import { Compressed, WithLocation, WithVersionTag } from '../common/http/answer-rules.js';
import { EntityId } from '../common/http/requests/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../common/http/if-match.js';
import { ApiExample, ApiSubset } from '../common/swagger/api-bodies.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../common/validation/json-object.pipe.js';
import { MediaForm } from '../files/uploads/index.js';
import type { Changes } from './resource-admin.service.js';
import type { DeclaredRules } from './resource-fields.js';
import { resourceExample } from './resource-example.js';

/** What a controller asks of the service, whatever its rows hold beside the fields. */
interface Upkeep<Answer> {
  list(): Promise<Answer[]>;
  create(body: object): Promise<Answer>;
  update(id: string, changes: Changes, expected?: ExpectedVersions): Promise<Answer>;
  remove(id: string, expected?: ExpectedVersions): Promise<void>;
}

interface ControllerOptions<Answer, Service extends Upkeep<Answer>> {
  /** Where the controller is, such as `stores`. */
  path: string;
  /** Whose `:read` and `:write` its operations ask for. */
  permissions: 'catalogue' | 'content' | 'coupons' | 'orders';
  /** Where the list of all rows is below it. */
  all: string;
  service: Type<Service>;
  /** The class of an answer. */
  answer: Type<Answer>;
  /** What the audit log calls a row; the name of the resource in lower case unless said otherwise. */
  subject?: string;
  /** What the body of a new row obeys, where that is not the declaration as it is. */
  created?: ObjectSchema<AnyObject>;
  /** What the body of a change obeys, where that is more than the declaration; the service asks the rules of it. */
  changed?: ObjectSchema<AnyObject>;
  /** The fields that take a file as well, with its kind. */
  files?: Parameters<typeof MediaForm>[0];
  /** The code of a 409 where a unique column refuses a new row. */
  taken?: ErrorCode;
  /** Whether the unique column is never changed, so that it refuses new rows alone. */
  isFixed?: boolean;
  /** The fields that the document's example of a new row leaves out. */
  exampleWithout?: readonly string[];
  /** The document's example of a change. */
  change: object;
  /** What the document says of each operation. */
  summaries: Readonly<Record<'list' | 'create' | 'update' | 'remove', string>>;
}

/**
 * For a controller of staff: lists, creates, changes and deletes the rows of a resource. The class that extends it has `@ApiTags`, `@PublicWrite` where
 * visitors see the rows, and `@Controller`; operations of its own call `rows`.
 */
export function ResourceController<Answer, Service extends Upkeep<Answer>>(
  resource: DeclaredRules & Parameters<typeof resourceExample>[0],
  options: ControllerOptions<Answer, Service>,
) {
  const { path, permissions, service, answer, files, taken, isFixed = false, change, summaries } = options;
  const { created = resource.schema, changed = resource.schema, exampleWithout } = options;
  const subject = options.subject ?? resource.name.toLowerCase();
  const RowId = EntityId(resource.name);
  const TakesFiles = (): MethodDecorator => (files ? MediaForm(files) : () => undefined);

  class ResourceAdminController {
    constructor(@Inject(service) protected readonly rows: Service) {}

    @Get(options.all)
    @RequiresPermission(`${permissions}:read`)
    @Compressed()
    @ApiOperation({ summary: summaries.list })
    @ApiOkResponse({ type: [answer] })
    list(): Promise<Answer[]> {
      return this.rows.list();
    }

    @Post()
    @RequiresPermission(`${permissions}:write`)
    @Audited(`${subject}.create`, subject)
    @WithVersionTag()
    @WithLocation(`/api/${path}`)
    @TakesFiles()
    @ApiExample(resourceExample(resource, exampleWithout))
    @ApiErrors(400, ...(taken ? [{ 409: [taken] } as const] : []))
    @ApiOperation({ summary: summaries.create })
    @ApiCreatedResponse({ type: answer })
    create(@Body({ schema: created }) body: object): Promise<Answer> {
      return this.rows.create(body);
    }

    @Put(':id')
    @RequiresPermission(`${permissions}:write`)
    @Audited(`${subject}.update`, subject)
    @WithVersionTag()
    @TakesIfMatch()
    @TakesFiles()
    @ApiErrors(400, 404, { 409: ['STALE_VERSION', ...(taken && !isFixed ? [taken] : [])] })
    @ApiSubset(changed, change)
    @ApiOperation({ summary: summaries.update })
    @ApiOkResponse({ type: answer })
    update(
      @Param('id', RowId) id: string,
      @Body(JsonObjectPipe) body: Record<string, unknown>,
      @IfMatch() expected: ExpectedVersions,
    ): Promise<Answer> {
      return this.rows.update(id, body, expected);
    }

    @Delete(':id')
    @RequiresPermission(`${permissions}:write`)
    @Audited(`${subject}.delete`, subject)
    @TakesIfMatch()
    @HttpCode(204)
    @ApiErrors(404)
    @ApiOperation({ summary: summaries.remove })
    @ApiNoContentResponse()
    remove(@Param('id', RowId) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
      return this.rows.remove(id, expected);
    }
  }
  return ResourceAdminController;
}
