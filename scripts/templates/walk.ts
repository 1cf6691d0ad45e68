import { nothing, type Given, type Shape, type Shapes } from './shapes.js';
import type { Template } from './sources.js';

/** Something that is wrong, and where. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** What a helper makes of what it is given. */
export type Helper = (shapes: Shapes, given: readonly Shape[]) => Shape | { readonly fault: string };

/** Templates that belong together. */
export interface Kit {
  readonly partials: ReadonlyMap<string, Template>;
  readonly helpers: { readonly [name: string]: Helper };
  /** The text of a key of `{{t}}`; undefined where there is none. */
  readonly text: (key: string) => string | undefined;
}

/** The place in a template that is being read. */
interface Scope {
  readonly template: Template;
  readonly context: Shape;
  readonly up: Scope | undefined;
  readonly root: Shape;
  /** What the context of this partial may lack. */
  readonly mayLack: ReadonlySet<string>;
  /** What is known to be there, since an `if` around it says so; as it is written. */
  readonly there: ReadonlySet<string>;
  /** What `{{> @partial-block}}` puts in. */
  readonly block: (() => void) | undefined;
  /** The names with an @ that are known here. */
  readonly data: ReadonlySet<string>;
  /** Contexts that have a name: `as |shown|`. */
  readonly named: ReadonlyMap<string, Shape>;
}

interface Called {
  readonly path: hbs.AST.Expression;
  readonly params: readonly hbs.AST.Expression[];
  readonly hash?: hbs.AST.Hash;
}

const isPath = (node: hbs.AST.Expression): node is hbs.AST.PathExpression => node.type === 'PathExpression';

const written = (node: hbs.AST.Expression): string => (isPath(node) ? node.original : '');

const inEach: ReadonlySet<string> = new Set(['first', 'last', 'index', 'key']);

/** Follows templates through the types of what they are filled in with. */
export class Walk {
  readonly faults: Fault[] = [];
  readonly partialsUsed = new Set<string>();
  readonly keysUsed = new Set<string>();

  constructor(
    readonly shapes: Shapes,
    readonly kit: Kit,
  ) {}

  /** Reads a template that is filled in with a model. */
  template(template: Template, model: Shape): void {
    this.#body(template.program, {
      template,
      context: model,
      up: undefined,
      root: model,
      mayLack: template.mayLack,
      there: new Set(),
      block: undefined,
      data: new Set(),
      named: new Map(),
    });
  }

  #fault(scope: Scope, node: hbs.AST.Node, what: string): Shape {
    this.faults.push({ file: scope.template.file, line: node.loc.start.line, what });
    return nothing;
  }

  #body(program: hbs.AST.Program | undefined, scope: Scope): void {
    for (const node of program?.body ?? []) this.#statement(node, scope);
  }

  #statement(node: hbs.AST.Statement, scope: Scope): void {
    switch (node.type) {
      case 'ContentStatement':
      case 'CommentStatement':
        return;
      case 'MustacheStatement':
        return this.#mustache(node as hbs.AST.MustacheStatement, scope);
      case 'BlockStatement':
        return this.#block(node as hbs.AST.BlockStatement, scope);
      case 'PartialStatement':
        return this.#partial(node as hbs.AST.PartialStatement, scope, undefined);
      case 'PartialBlockStatement': {
        const { program, ...called } = node as hbs.AST.PartialBlockStatement;
        return this.#partial(called, scope, program);
      }
      default:
        this.#fault(scope, node, `${node.type} is not known to the check`);
    }
  }

  #mustache(node: hbs.AST.MustacheStatement, scope: Scope): void {
    const shape = this.#isCall(node) ? this.#call(node, scope) : this.#value(node.path, scope);
    if (!this.shapes.isPrinted(shape))
      this.#fault(scope, node, `{{${written(node.path)}}} is ${this.shapes.name(shape)}, which is no text`);
  }

  #isCall({ path, params, hash }: Called): boolean {
    return params.length > 0 || hash !== undefined || this.#isHelper(path);
  }

  #isHelper(path: hbs.AST.Expression): boolean {
    return isPath(path) && !path.data && path.depth === 0 && Object.hasOwn(this.kit.helpers, path.original);
  }

  #value(node: hbs.AST.Expression, scope: Scope): Shape {
    switch (node.type) {
      case 'PathExpression':
        return this.#path(node as hbs.AST.PathExpression, scope);
      case 'SubExpression':
        return this.#call(node as hbs.AST.SubExpression, scope);
      case 'StringLiteral':
        return this.shapes.text;
      case 'NumberLiteral':
        return this.shapes.number;
      case 'BooleanLiteral':
        return this.shapes.flag;
      default:
        return this.#fault(scope, node, `${node.type} is not known to the check`);
    }
  }

  #path(node: hbs.AST.PathExpression, scope: Scope): Shape {
    const { original, data, depth, parts } = node;
    if (data) return this.#dataPath(node, scope);
    const named = depth === 0 ? scope.named.get(parts[0] ?? '') : undefined;
    if (named) return this.#follow(node, scope, named, parts.slice(1), new Set());
    let at: Scope | undefined = scope;
    for (let up = 0; up < depth; up += 1) at = at?.up;
    if (!at) return this.#fault(scope, node, `there is nothing around for ${original}`);
    return this.#follow(node, scope, at.context, parts, depth === 0 ? scope.mayLack : new Set());
  }

  #dataPath(node: hbs.AST.PathExpression, scope: Scope): Shape {
    const [first, ...rest] = node.parts;
    if (first === 'root') return this.#follow(node, scope, scope.root, rest, new Set());
    if (first !== undefined && scope.data.has(first))
      return first === 'key' ? this.shapes.text : this.shapes.number;
    return this.#fault(scope, node, `there is no ${node.original} here`);
  }

  #follow(
    node: hbs.AST.PathExpression,
    scope: Scope,
    from: Shape,
    parts: readonly string[],
    mayLack: ReadonlySet<string>,
  ): Shape {
    let shape = from;
    for (const [index, part] of parts.entries()) {
      const found = this.shapes.property(shape, part);
      if (found === 'untyped')
        return this.#fault(scope, node, `${node.original}: its type does not say what it is`);
      if (found === 'absent') {
        if (scope.mayLack.has(node.original) || (index === 0 && mayLack.has(part))) return nothing;
        return this.#fault(
          scope,
          node,
          `${node.original}: there is no ${part} in ${this.shapes.name(shape)}`,
        );
      }
      shape = found;
    }
    return shape;
  }

  #call(node: Called & hbs.AST.Node, scope: Scope): Shape {
    const name = written(node.path);
    if (name === 't') return this.#words(node, scope);
    const given = node.params.map(param => this.#value(param, scope));
    for (const { value } of node.hash?.pairs ?? []) this.#value(value, scope);
    if (name === 'eq') return this.#equal(node, given, scope);
    const helper = Object.hasOwn(this.kit.helpers, name) ? this.kit.helpers[name] : undefined;
    if (!helper) return this.#fault(scope, node, `there is no helper ${name}`);
    const made = helper(this.shapes, given);
    return 'fault' in made ? this.#fault(scope, node, `${name}: ${made.fault}`) : made;
  }

  #equal({ params }: Called, given: readonly Shape[], scope: Scope): Shape {
    for (const [index, param] of params.entries()) {
      const other = given[1 - index];
      if (param.type !== 'StringLiteral' || !other) continue;
      const { value } = param as hbs.AST.StringLiteral;
      if (!this.shapes.canBe(other, value))
        this.#fault(
          scope,
          param,
          `${written(params[1 - index]!)} is never '${value}', but ${this.shapes.name(other)}`,
        );
    }
    return this.shapes.flag;
  }

  /** `{{t 'key' name=value}}`: the text is there, and asks for what it is given, each a text or a number. */
  #words({ params, hash, loc, type }: Called & hbs.AST.Node, scope: Scope): Shape {
    const node = { type, loc };
    const [key] = params;
    if (key?.type !== 'StringLiteral') return this.#fault(scope, node, 't needs a key in quotes');
    const { value } = key as hbs.AST.StringLiteral;
    this.keysUsed.add(value);
    const text = this.kit.text(value);
    if (text === undefined) return this.#fault(scope, node, `there is no text '${value}'`);
    const asked = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
    const pairs = hash?.pairs ?? [];
    for (const pair of pairs) {
      const shape = this.#value(pair.value, scope);
      if (!asked.has(pair.key)) this.#fault(scope, pair, `the text '${value}' asks for no ${pair.key}`);
      else if (!this.shapes.isPrinted(shape))
        this.#fault(scope, pair, `${pair.key} of '${value}' is ${this.shapes.name(shape)}, which is no text`);
      else if (this.shapes.mayBeNone(shape) && !scope.there.has(written(pair.value)))
        this.#fault(scope, pair, `there may be no ${pair.key} for the text '${value}'`);
    }
    for (const name of asked)
      if (!pairs.some(pair => pair.key === name))
        this.#fault(scope, node, `the text '${value}' asks for ${name}`);
    return this.shapes.text;
  }

  #block({ path, params, program, inverse, ...node }: hbs.AST.BlockStatement, scope: Scope): void {
    const [given] = params;
    if (!given) return void this.#fault(scope, node, `{{#${path.original}}} needs a value`);
    const shape = this.#value(given, scope);
    const there = { ...scope, there: new Set([...scope.there, written(given)]) };
    switch (path.original) {
      case 'if':
        this.#body(program, there);
        return this.#body(inverse, scope);
      case 'unless':
        this.#body(program, scope);
        return this.#body(inverse, there);
      case 'with':
        this.#body(program, this.#naming(program, this.#inside(scope, this.shapes.some(shape))));
        return this.#body(inverse, scope);
      case 'each':
        this.#body(program, this.#inEach(scope, given, shape));
        return this.#body(inverse, scope);
      default:
        this.#fault(scope, node, `there is no block ${path.original}`);
    }
  }

  #inEach(scope: Scope, given: hbs.AST.Expression, shape: Shape): Scope {
    const element =
      this.shapes.element(shape) ??
      this.#fault(scope, given, `${written(given)} is ${this.shapes.name(shape)}, which is no list`);
    return { ...this.#inside(scope, element), data: inEach };
  }

  /** With the name that a block gives to its context. */
  #naming(program: hbs.AST.Program, scope: Scope): Scope {
    const [name] = program.blockParams ?? [];
    return name === undefined ? scope : { ...scope, named: new Map([...scope.named, [name, scope.context]]) };
  }

  /** One context further in. The same context once more is none, as Handlebars has it. */
  #inside(scope: Scope, context: Shape): Scope {
    if (context === scope.context && context !== nothing) return scope;
    return { ...scope, context, up: scope, mayLack: new Set(), there: new Set() };
  }

  #partial(
    {
      name,
      params,
      hash,
      ...node
    }: Omit<hbs.AST.PartialStatement, 'type' | 'indent' | 'strip'> & hbs.AST.Node,
    scope: Scope,
    block: hbs.AST.Program | undefined,
  ): void {
    const called = written(name);
    if (called === '@partial-block') return scope.block?.();
    const template = this.kit.partials.get(called);
    if (!template) return void this.#fault(scope, node, `there is no partial ${called}`);
    this.partialsUsed.add(called);
    const base = params[0] ? this.shapes.some(this.#value(params[0], scope)) : scope.context;
    const more = this.#given(hash, scope);
    const context: Shape = more.size > 0 ? { of: 'with', base, more } : base;
    const inside = this.#inside(scope, context);
    this.#body(template.program, {
      ...inside,
      template,
      mayLack: template.mayLack,
      there: new Set(),
      named: new Map(),
      block: block && (() => this.#body(block, { ...inside, there: scope.there, mayLack: scope.mayLack })),
    });
    for (const [key, { asked }] of more)
      if (!asked) this.#fault(scope, node, `the partial ${called} asks for no ${key}`);
  }

  #given(hash: hbs.AST.Hash | undefined, scope: Scope): ReadonlyMap<string, Given> {
    return new Map(
      (hash?.pairs ?? []).map(({ key, value }) => [key, { shape: this.#value(value, scope), asked: false }]),
    );
  }
}
