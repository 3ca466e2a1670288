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

/** The methods that the controller needs of the service. */
interface ResourceService<Answer> {
  list(): Promise<Answer[]>;
  create(body: object): Promise<Answer>;
  update(id: string, changes: Changes, expected?: ExpectedVersions): Promise<Answer>;
  remove(id: string, expected?: ExpectedVersions): Promise<void>;
}

interface ControllerOptions<Answer, Service extends ResourceService<Answer>> {
  /** The path of the controller, such as `stores`. */
  path: string;
  /** Prefix of the permissions `:read` and `:write` of the operations. */
  permissions: 'catalogue' | 'content' | 'coupons' | 'orders';
  /** The path of the list of all rows, below the controller's. */
  all: string;
  service: Type<Service>;
  /** The class of an answer. */
  answer: Type<Answer>;
  /** The name of a row in the audit log; by default the name of the resource in lower case. */
  subject?: string;
  /** The schema of the body of a new row, if it is not the resource's own. */
  created?: ObjectSchema<AnyObject>;
  /** The schema of the body of a change in the OpenAPI document, if it has more fields than the resource; the service validates. */
  changed?: ObjectSchema<AnyObject>;
  /** The fields that also accept a file, with its kind. */
  files?: Parameters<typeof MediaForm>[0];
  /** The code of the 409 for a value that a unique column has already. */
  taken?: ErrorCode;
  /** Whether the unique column cannot be changed, so that only new rows can conflict. */
  isFixed?: boolean;
  /** The fields that the example of a new row in the OpenAPI document leaves out. */
  exampleWithout?: readonly string[];
  /** The example of a change in the OpenAPI document. */
  change: object;
  /** The summaries of the operations in the OpenAPI document. */
  summaries: Readonly<Record<'list' | 'create' | 'update' | 'remove', string>>;
}

/**
 * Base of a staff controller that lists, creates, changes and deletes the rows of a resource. The extending class has `@ApiTags`, `@Controller`, and
 * `@PublicWrite` where visitors see the rows; its own operations call `rows`.
 */
export function ResourceController<Answer, Service extends ResourceService<Answer>>(
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
