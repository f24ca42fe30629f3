/*
 * What the files on decorators share: decorators.c says what decorators may do, decorator_calls.c
 * calls them where their class is declared, decorated_members.c makes the members that they leave.
 *
 * A decorator that surely returns nothing changes nothing: its member stays what it is. A method or
 * accessor that may be replaced becomes two: its own code, kept under a name that no program can
 * write, and a member that calls what the decorators left, which a variable holds.
 */
#ifndef TS2C_LOWER_DECORATORS_H
#define TS2C_LOWER_DECORATORS_H

#include "lower/lower.h"

typedef enum DecoratorEffect {
    DECORATOR_KEEPS,       /* returns nothing */
    DECORATOR_MAY_REPLACE, /* shows when it runs */
    DECORATOR_REPLACES     /* returns a function */
} DecoratorEffect;

/* The decorators of a class or member; NULL for what can have none. */
const AstList *decorators_of(const AstNode *node);
DecoratorEffect decorator_effect(Frame *f, AstNode *decorator);

/* What a decorator may look at in its context. */
typedef struct ContextUse {
    bool everything;
    StrMap names;
} ContextUse;
ContextUse decorator_context_use(Frame *f, AstNode *decorator);
bool decorator_uses(const ContextUse *use, const char *name);
/* Whether the decorator looks at what it decorates. */
bool decorator_uses_value(Frame *f, AstNode *decorator);

/* "method", "getter", "setter", "field", "accessor", "class". */
const char *decorated_kind(const AstNode *node);
bool decorated_is_static(const AstNode *node);
/* Whether some decorator may add initializers; for methods and accessors these are the class's. */
bool decorators_add_initializers(Frame *f, const AstNode *node);

/* A variable of the class's declaration for one member (NULL: the class) and role; made when it is not
 * there. */
IrVar *decoration_var(Frame *f, Family *family, const AstNode *member, const char *role,
                      Type *type);
/* The list of initializers for a member's decorators. */
IrVar *decoration_initializers(Frame *f, Family *family, const AstNode *member);
/* What the index-th decorator of a field gave. */
IrVar *decoration_initializer(Frame *f, Family *family, const AstNode *member, size_t index);

/* One of the functions that es.decorators.d.ts declares for such code. */
IrExpr *decorator_helper(Frame *f, AstNode *node, const char *name);

/* What a decorator's expression gave. */
typedef struct Evaluated {
    AstNode *function; /* a known one, which needs no evaluation; else */
    IrExpr *callee;
    IrExpr *receiver; /* `this` of the call, or NULL */
} Evaluated;

/* The variable that holds what decorators left of a method, getter or setter. */
IrVar *decorated_function_var(Frame *f, Instance *class_, AstNode *member);
/* The function context.access.has, .get or .set. */
IrExpr *decorated_access(Frame *f, Instance *class_, AstNode *member, const char *part);
/* The code of a decorated method as written, as a value; `is_setter` matters for accessor fields. */
IrExpr *decorated_original(Frame *f, Instance *class_, AstNode *member, bool is_setter);

#endif
